import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { Button, ledTo } from '@sendahead/shared-ui';
import { missingText, toReturnDate } from '../../copy/missing.ts';
import { useItineraryState } from '../../hooks/use-itinerary.ts';
import { areDaysKnown } from '../../state/days.ts';
import { fieldId } from '../../state/field-id.ts';
import { missingFor } from '../../state/missing.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';

/**
 * SV-01 to SV-03: the one field that is still missing to know the services of a leg. The return date is in
 * the previous card, to which this links.
 */
export function MissingLine({ leg }: { leg: LegName }) {
  const state = useItineraryState();
  const missing = missingFor(state, leg);
  return missing ? (
    <div className="itinerary-missing">
      <p className="itinerary-line" id={fieldId(leg, 'service')} tabIndex={-1}>
        {missingText(missing, state.brand, isDroppedOff(state, leg))}
      </p>
      {leg === 'return' && missing.kind === 'date' ? (
        <Button
          disabled={!areDaysKnown(state, 'return')}
          onClick={() => {
            const date = document.getElementById(fieldId('return', 'date'));
            if (date) ledTo(date);
            date?.focus();
          }}
        >
          {toReturnDate}
        </Button>
      ) : null}
    </div>
  ) : null;
}
