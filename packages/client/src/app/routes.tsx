import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../pages/not-found.tsx';

const loadHome = () => import('../pages/home/home.tsx').then((m) => ({ default: m.HomePage }));
// The first page is on its way before anything is drawn; every page comes when it is asked for.
if (location.pathname === '/') void loadHome();

const HomePage = lazy(loadHome);
const NewGamePage = lazy(() => import('../pages/new-game/new-game.tsx').then((m) => ({ default: m.NewGamePage })));
const TablePage = lazy(() => import('../table/table-page.tsx').then((m) => ({ default: m.TablePage })));
const RulesPage = lazy(() => import('../pages/rules/rules.tsx').then((m) => ({ default: m.RulesPage })));
const BooksPage = lazy(() => import('../pages/rules/books.tsx').then((m) => ({ default: m.BooksPage })));
const LearnPage = lazy(() => import('../pages/learn/learn.tsx').then((m) => ({ default: m.LearnPage })));
const LessonPage = lazy(() => import('../lesson/lesson-page.tsx').then((m) => ({ default: m.LessonPage })));
const OpenPage = lazy(() => import('../share/open-page.tsx').then((m) => ({ default: m.OpenPage })));
const GalleryPage = lazy(() => import('../pages/gallery/gallery.tsx').then((m) => ({ default: m.GalleryPage })));
// What only games on a server need is fetched with the first page of theirs.
const OnlineTablePage = lazy(() =>
  import('../online/room/online-table.tsx').then((m) => ({ default: m.OnlineTablePage })),
);
const InvitationPage = lazy(() =>
  import('../online/invitation/invitation-page.tsx').then((m) => ({ default: m.InvitationPage })),
);
const ListsPage = lazy(() => import('../online/lists/lists-page.tsx').then((m) => ({ default: m.ListsPage })));
const NextPage = lazy(() => import('../online/lists/next-page.tsx').then((m) => ({ default: m.NextPage })));
const PersonPage = lazy(() => import('../online/person/person-page.tsx').then((m) => ({ default: m.PersonPage })));
const ReturnPage = lazy(() => import('../online/come-back/return-page.tsx').then((m) => ({ default: m.ReturnPage })));
const SignInPage = lazy(() => import('../online/account/sign-in-page.tsx').then((m) => ({ default: m.SignInPage })));
const SignUpPage = lazy(() => import('../online/account/sign-up-page.tsx').then((m) => ({ default: m.SignUpPage })));
const AccountPage = lazy(() => import('../online/account/account-page.tsx').then((m) => ({ default: m.AccountPage })));
const DeskPage = lazy(() => import('../online/desk/desk-page.tsx').then((m) => ({ default: m.DeskPage })));
const ResetPage = lazy(() => import('../online/account/reset-page.tsx').then((m) => ({ default: m.ResetPage })));

/** Every place has an address; a position of a game too: `/game/x?at=123`, and a board of one's own: `/game/x/try`. */
export function Routes() {
  return (
    <Suspense fallback={null}>
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
    </Suspense>
  );
}
