import { Alert, Button, demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { bookForTexts as texts } from '../../copy/book-for.ts';
import { BookFor } from '../../features/book-for/book-for.tsx';
import { OnBehalfBanner } from '../../features/on-behalf/on-behalf-banner.tsx';
import { HeldCart } from '../../features/takeover/held-cart.tsx';
import { TakeCartOver } from '../../features/takeover/take-cart-over.tsx';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import { mayAct } from '../../state/staff.ts';
import { holdsCart, takesOver } from '../../state/takeover.ts';

const addClubUserView = demanded(
  async () => (await import('../../features/add-club-user/add-club-user.tsx')).AddClubUser,
);

const priceToolsView = demanded(
  async () => (await import('../../features/price-tools/price-tools.tsx')).PriceTools,
);
const authorizationView = demanded(
  async () => (await import('../../features/authorization/admin-authorization.tsx')).AdminAuthorization,
);

/**
 * TK-13, TK-01: for those who book for others: finds a user to book for, or shows the user of the booking or
 * of the held cart.
 */
export function Helping() {
  const { host, store } = useAdmin();
  const unread = useSelector((state) => state.cartUser === 'failed');
  const corrects = useSelector(
    (state) => mayAct(state, 'correct_prices') && state.takeover?.phase !== 'lost',
  );
  const authorizing = useSelector((state) => (mayAct(state, 'charge_others') ? state.authorizing : null));
  const adding = useSelector((state) => state.addingUser);
  const takeover = useSelector((state) => state.takeover);
  const inTakeover = useSelector((state) => holdsCart(state) || state.takeover?.phase === 'lost');
  if (unread && !inTakeover)
    return (
      <Alert
        severity="danger"
        live
        action={
          <Button onClick={() => store.dispatch({ type: 'cart-user-wanted' })}>{texts.tryAgain}</Button>
        }
      >
        {texts.notRead}
      </Alert>
    );
  return (
    <>
      {inTakeover && takeover ? <HeldCart takeover={takeover} /> : <SomebodyToHelp />}
      {corrects ? <ViewOnDemand of={priceToolsView} props={{}} report={host.report} /> : null}
      {authorizing ? (
        <ViewOnDemand of={authorizationView} props={{ authorizing }} report={host.report} />
      ) : null}
      {adding ? <ViewOnDemand of={addClubUserView} props={{}} report={host.report} /> : null}
    </>
  );
}

function SomebodyToHelp() {
  const person = useSelector((state) => state.person);
  const takes = useSelector(takesOver);
  if (person) return <OnBehalfBanner person={person} />;
  return (
    <>
      <BookFor />
      {takes ? <TakeCartOver /> : null}
    </>
  );
}
