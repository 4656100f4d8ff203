import { paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Alert } from '@sendahead/shared-ui';
import { peopleRemovedWords as words } from '../../copy/people-removed.ts';
import { useOrder } from '../../hooks/use-order.ts';

/** OR-06: when personal data was removed from an order, and why; hidden before that. */
export function PeopleRemoved() {
  const { people_removed_on: day } = useOrder().order;
  return day ? (
    <Alert severity="info">
      <strong>{words.when(paperDate(day))}</strong> <span>{words.why}</span>
    </Alert>
  ) : null;
}
