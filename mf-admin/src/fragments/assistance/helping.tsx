import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { demanded, ViewOnDemand } from '@sendahead/shared-ui/on-demand';
import { bookForTexts as texts } from '../../copy/book-for.ts';
import { BookFor } from '../../features/book-for/book-for.tsx';
import { OnBehalfBanner } from '../../features/on-behalf/on-behalf-banner.tsx';
import { HeldCart } from '../../features/takeover/held-cart.tsx';
import { TakeCartOver } from '../../features/takeover/take-cart-over.tsx';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import { holdsCart, takesOver } from '../../state/takeover.ts';

const addClubUserView = demanded(
  async () => (await import('../../features/add-club-user/add-club-user.tsx')).AddClubUser,
);

/** TK-13, TK-01: for those who book for others: somebody to book for, for whom the page books, or whose cart one holds. */
export function Helping() {
  const { host, store } = useAdmin();
  const person = useSelector((state) => state.person);
  const unread = useSelector((state) => state.cartUser === 'failed');
  const adding = useSelector((state) => state.addingUser);
  const takeover = useSelector((state) => state.takeover);
  const takes = useSelector(takesOver);
  const inTakeover = useSelector((state) => holdsCart(state) || state.takeover?.phase === 'lost');
  if (inTakeover && takeover) return <HeldCart takeover={takeover} />;
  if (unread)
    return (
      <Alert
        severity="danger"
        live
        action={<Button onClick={() => store.dispatch({ type: 'cart-user-wanted' })}>Try again</Button>}
      >
        {texts.notRead}
      </Alert>
    );
  return (
    <>
      {person ? <OnBehalfBanner person={person} /> : <BookFor />}
      {takes && !person ? <TakeCartOver /> : null}
      {adding ? <ViewOnDemand of={addClubUserView} props={{}} report={host.report} /> : null}
    </>
  );
}
