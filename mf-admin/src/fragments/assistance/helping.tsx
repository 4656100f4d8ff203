import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { demanded, ViewOnDemand } from '@sendahead/shared-ui/on-demand';
import { bookForTexts as texts } from '../../copy/book-for.ts';
import { BookFor } from '../../features/book-for/book-for.tsx';
import { OnBehalfBanner } from '../../features/on-behalf/on-behalf-banner.tsx';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import { mayAct } from '../../state/staff.ts';

const addClubUserView = demanded(
  async () => (await import('../../features/add-club-user/add-club-user.tsx')).AddClubUser,
);

const priceToolsView = demanded(
  async () => (await import('../../features/price-tools/price-tools.tsx')).PriceTools,
);
const authorizationView = demanded(
  async () => (await import('../../features/authorization/admin-authorization.tsx')).AdminAuthorization,
);

/** TK-13: for those who book for others: somebody to book for, or for whom the page books. */
export function Helping() {
  const { host, store } = useAdmin();
  const person = useSelector((state) => state.person);
  const unread = useSelector((state) => state.cartUser === 'failed');
  const corrects = useSelector((state) => mayAct(state, 'correct_prices'));
  const authorizing = useSelector((state) => (mayAct(state, 'charge_others') ? state.authorizing : null));
  const adding = useSelector((state) => state.addingUser);
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
      {corrects ? <ViewOnDemand of={priceToolsView} props={{}} report={host.report} /> : null}
      {authorizing ? (
        <ViewOnDemand of={authorizationView} props={{ authorizing }} report={host.report} />
      ) : null}
      {adding ? <ViewOnDemand of={addClubUserView} props={{}} report={host.report} /> : null}
    </>
  );
}
