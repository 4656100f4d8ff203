import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { methodNames } from '../../../copy/payment-methods.ts';
import { useCheckout } from '../../../hooks/use-checkout.ts';
import { payingUser } from '../../../state/page.ts';
import type { CheckoutState } from '../../../state/state.ts';

const view = demanded(async () => (await import('./user-card.tsx')).UserCard);

const offered = ({ page, savedCards }: CheckoutState): boolean =>
  payingUser(page) !== null &&
  page.assistance?.charges === true &&
  savedCards.ofUser.some(({ expired }) => !expired);

const nameOf = ({ page }: CheckoutState): string =>
  page.assistance?.userName ?? page.assistance?.userEmail ?? methodNames.user;

/** The methods by which an admin charges the user whom the page books for; nobody else loads any of it. */
function Panel({
  type,
  chosen,
}: {
  type: 'chargeUserCreditCard' | 'chargeOnFileCreditCard';
  chosen: boolean;
}) {
  const { host } = useCheckout();
  return <ViewOnDemand of={view} props={{ type, chosen }} report={host.report} />;
}

/** PY-06, OPEN-39: a specific card of the user, and the card on file. */
export const userCardOptions = [
  {
    id: 'chargeUserCreditCard',
    label: (state: CheckoutState) => methodNames.userCard({ user: nameOf(state) }),
    offered,
    Panel: ({ chosen }: { readonly chosen: boolean }) => (
      <Panel type="chargeUserCreditCard" chosen={chosen} />
    ),
  },
  {
    id: 'chargeOnFileCreditCard',
    label: (state: CheckoutState) => methodNames.userOnFile({ user: nameOf(state) }),
    offered,
    Panel: ({ chosen }: { readonly chosen: boolean }) => (
      <Panel type="chargeOnFileCreditCard" chosen={chosen} />
    ),
  },
];
