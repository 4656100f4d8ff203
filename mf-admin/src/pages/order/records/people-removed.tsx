import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Alert } from '@sendahead/shared-ui';
import { showDayOfYear } from '../../../console/show-day.ts';
import { orderTexts as texts } from '../../../copy/order.ts';

/** OR-06: whether an order names nobody any more; then nothing is written to or about anybody by it. */
export const withoutPeople = ({ detail }: OrderView): boolean => detail.order.people_removed_on !== undefined;

/** Since when, and why; nothing while it does. */
export function PeopleRemoved({ view }: { view: OrderView }) {
  const { people_removed_on: day } = view.detail.order;
  return day ? <Alert severity="info">{texts.peopleRemoved(showDayOfYear(day))}</Alert> : null;
}
