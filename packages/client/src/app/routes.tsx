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
const GalleryPage = lazy(() => import('../pages/gallery/gallery.tsx').then((m) => ({ default: m.GalleryPage })));
// What only games on a server need is fetched with the first page of theirs.
const OnlineTablePage = lazy(() =>
  import('../online/room/online-table.tsx').then((m) => ({ default: m.OnlineTablePage })),
);
const InvitationPage = lazy(() =>
  import('../online/invitation/invitation-page.tsx').then((m) => ({ default: m.InvitationPage })),
);
const ReturnPage = lazy(() => import('../online/come-back/return-page.tsx').then((m) => ({ default: m.ReturnPage })));

/** Every place has an address; a position of a game too: `/game/x?at=123`. */
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
        <Route path="/game/:id">{({ id }) => <TablePage id={id} />}</Route>
        <Route path="/table/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
        <Route path="/t/:token">{({ token }) => <InvitationPage key={token} token={token} />}</Route>
        <Route path="/return">
          <ReturnPage />
        </Route>
        <Route path="/rules">
          <BooksPage />
        </Route>
        <Route path="/rules/:title">{({ title }) => <RulesPage titleId={title} />}</Route>
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
