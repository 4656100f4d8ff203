import { TextField } from '@sendahead/shared-ui';
import { changeTexts as texts } from '../../../copy/order-changes.ts';
import type { DayProblems } from './day-problems.ts';
import type { BookedLegs, BookedNeeds, TypedChange } from './wanted-change.ts';

interface Props {
  readonly typed: TypedChange;
  readonly legs: BookedLegs;
  /** The booked pickup day of the shown part. */
  readonly bookedDay: string;
  readonly needs: BookedNeeds;
  readonly problems: DayProblems;
  readonly onEdit: (more: Partial<TypedChange>) => void;
}

/**
 * CH-26, CH-29: the pickup days of a change, and the days by which its legs are needed if they have one. The whole
 * order has those of the return too, because a later outbound may need a later return.
 */
export function ChangeDays({ typed, legs, bookedDay, needs, problems, onEdit }: Props) {
  const { part } = typed;
  const need = needs[part === 'order' ? 'outbound' : part];
  const back = part === 'order' ? legs.find(({ leg }) => leg === 'return') : undefined;
  return (
    <>
      <TextField
        label={texts.pickupDay}
        type="date"
        width="date"
        value={typed.day ?? bookedDay}
        error={problems.day}
        onChange={({ target }) => onEdit({ day: target.value })}
      />
      {need ? (
        <TextField
          label={texts.neededBy}
          type="date"
          width="date"
          value={typed.neededBy ?? need}
          error={problems.neededBy}
          onChange={({ target }) => onEdit({ neededBy: target.value })}
        />
      ) : null}
      {back ? (
        <TextField
          label={texts.returnDay}
          type="date"
          width="date"
          value={typed.returnDay ?? back.pickup_date}
          error={problems.returnDay}
          onChange={({ target }) => onEdit({ returnDay: target.value })}
        />
      ) : null}
      {back && needs.return ? (
        <TextField
          label={texts.returnNeededBy}
          type="date"
          width="date"
          value={typed.returnNeededBy ?? needs.return}
          error={problems.returnNeededBy}
          onChange={({ target }) => onEdit({ returnNeededBy: target.value })}
        />
      ) : null}
    </>
  );
}
