import type { ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../pages/not-found.tsx';
import { Coming } from './coming.ts';
import { partOf } from './lazy-part.tsx';

/** Every page comes when it is asked for. */
const page = <P extends object>(load: () => Promise<ComponentType<P>>) => partOf(new Coming(load));

const home = new Coming(async () => (await import('../pages/home/home.tsx')).HomePage);
const onlineTable = new Coming(async () => (await import('../online/room/online-table.tsx')).OnlineTablePage);
// The pages that most visits begin with are on their way before anything is drawn.
if (location.pathname === '/') home.begin();
if (location.pathname.startsWith('/table/')) onlineTable.begin();

const HomePage = partOf(home);
const NewGamePage = page(async () => (await import('../pages/new-game/new-game.tsx')).NewGamePage);
const TablePage = page(async () => (await import('../table/table-page.tsx')).TablePage);
const RulesPage = page(async () => (await import('../pages/rules/rules.tsx')).RulesPage);
const BooksPage = page(async () => (await import('../pages/rules/books.tsx')).BooksPage);
const LearnPage = page(async () => (await import('../pages/learn/learn.tsx')).LearnPage);
const LessonPage = page(async () => (await import('../lesson/lesson-page.tsx')).LessonPage);
const OpenPage = page(async () => (await import('../share/open-page.tsx')).OpenPage);
const GalleryPage = page(async () => (await import('../pages/gallery/gallery.tsx')).GalleryPage);
// What only games on a server need is fetched with the first page of theirs.
const OnlineTablePage = partOf(onlineTable);
const InvitationPage = page(async () => (await import('../online/invitation/invitation-page.tsx')).InvitationPage);
const ListsPage = page(async () => (await import('../online/lists/lists-page.tsx')).ListsPage);
const NextPage = page(async () => (await import('../online/lists/next-page.tsx')).NextPage);
const PersonPage = page(async () => (await import('../online/person/person-page.tsx')).PersonPage);
const ReturnPage = page(async () => (await import('../online/come-back/return-page.tsx')).ReturnPage);
const SignInPage = page(async () => (await import('../online/account/sign-in-page.tsx')).SignInPage);
const SignUpPage = page(async () => (await import('../online/account/sign-up-page.tsx')).SignUpPage);
const AccountPage = page(async () => (await import('../online/account/account-page.tsx')).AccountPage);
const DeskPage = page(async () => (await import('../online/desk/desk-page.tsx')).DeskPage);
const ResetPage = page(async () => (await import('../online/account/reset-page.tsx')).ResetPage);

/** Every place has an address; a position of a game too: `/game/x?at=123`, and a board of one's own: `/game/x/try`. */
export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/new">
        <NewGamePage />
      </Route>
      <Route path={/^\/game\/(?<id>[^/]+)(?<trying>\/try)?$/u}>
        {({ id, trying }) => <TablePage id={id!} trying={Boolean(trying)} />}
      </Route>
      <Route path={/^\/tables(?:\/(?<list>[^/]+))?$/u}>{({ list }) => <ListsPage list={list} />}</Route>
      <Route path="/next">
        <NextPage />
      </Route>
      <Route path="/table/:id/person/:seat">{({ id, seat }) => <PersonPage game={id} seat={seat} />}</Route>
      <Route path={/^\/table\/(?<id>[^/]+)(?<trying>\/try)?$/u}>
        {({ id, trying }) => <OnlineTablePage key={id} id={id!} trying={Boolean(trying)} />}
      </Route>
      <Route path="/t/:token">{({ token }) => <InvitationPage key={token} token={token} />}</Route>
      <Route path="/return">
        <ReturnPage />
      </Route>
      <Route path="/sign-in">
        <SignInPage />
      </Route>
      <Route path="/sign-up">
        <SignUpPage />
      </Route>
      <Route path="/reset">
        <ResetPage />
      </Route>
      <Route path="/account">
        <AccountPage />
      </Route>
      <Route path="/operator">
        <DeskPage />
      </Route>
      <Route path="/rules">
        <BooksPage />
      </Route>
      <Route path="/rules/:title">{({ title }) => <RulesPage titleId={title} />}</Route>
      <Route path={/^\/learn(?:\/(?<title>[^/]+))?$/u}>{({ title }) => <LearnPage title={title} />}</Route>
      <Route path={/^\/learn\/(?<title>[^/]+)\/(?<number>[^/]+)(?<trying>\/try)?$/u}>
        {({ title, number, trying }) => <LessonPage title={title!} number={number!} trying={Boolean(trying)} />}
      </Route>
      <Route path={/^\/open(?<trying>\/try)?$/u}>{({ trying }) => <OpenPage trying={Boolean(trying)} />}</Route>
      <Route path="/gallery">
        <GalleryPage />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
