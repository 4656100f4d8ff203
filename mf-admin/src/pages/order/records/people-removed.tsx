import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Alert } from '@sendahead/shared-ui';
import { showDayOfYear } from '../../../console/show-day.ts';
import { orderTexts as texts } from '../../../copy/order.ts';

/** OR-06: whether the order no longer names anybody; then nobody is written to, or about, because of it. */
export const withoutPeople = ({ detail }: OrderView): boolean => detail.order.people_removed_on !== undefined;

/** Says since when and why the order names nobody; renders nothing if it still does. */
export function PeopleRemoved({ view }: { view: OrderView }) {
  const { people_removed_on: day } = view.detail.order;
  return day ? <Alert severity="info">{texts.peopleRemoved(showDayOfYear(day))}</Alert> : null;
}
