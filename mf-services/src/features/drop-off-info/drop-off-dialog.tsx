import { Button } from '@sendahead/shared-ui/button';
import { Modal } from '@sendahead/shared-ui/modal';
import { dropOffSteps } from '../../copy/drop-off.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { endsOf } from '../../state/ends.ts';
import { fieldId } from '../../state/field-id.ts';
import type { LegName } from '../../state/state.ts';
import { storeLocatorAddress } from '../../state/store-locator.ts';

/** MD-11 */
export function DropOffDialog({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const zip = useSelector((state) => endsOf(state, leg)?.from.zip ?? '');
  const close = () => store.dispatch({ type: 'drop-off-info-closed' });
  return (
    <Modal
      open
      title="Dropping your bags off"
      returnTo={() => document.getElementById(fieldId(leg, 'pickup'))}
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          Got it
        </Button>
      }
    >
      <ol className="itinerary-steps">
        {dropOffSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <a href={storeLocatorAddress(zip)} target="_blank" rel="noreferrer">
          Find a store near {zip === '' ? 'you' : zip} (new tab)
        </a>
      </p>
    </Modal>
  );
}
