import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { CheckField } from '@sendahead/shared-ui';
import { sameForAll } from '../../copy/separate-pickup-words.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { asksPerTraveler } from '../../state/separate-pickups.ts';

/** MD-03: one pickup for everybody, until somebody wants a separate one; then each traveler is asked. */
export function SameForAll({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const apart = useSelector((state) => asksPerTraveler(state, leg));
  return (
    <CheckField
      id={`${leg}-same-for-all`}
      label={sameForAll}
      checked={!apart}
      onChange={({ target }) =>
        store.dispatch({ type: 'travelers-asked-apart', leg, apart: !target.checked })
      }
    />
  );
}
