import { storeLocatorRadius } from '@sendahead/shared-contracts/constants';
import { Button } from '@sendahead/shared-ui/button';
import { Modal } from '@sendahead/shared-ui/modal';
import { dropOffSteps, dropOffWords } from '../../copy/drop-off.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { endsOf } from '../../state/ends.ts';
import { fieldId } from '../../state/field-id.ts';
import type { LegName } from '../../state/state.ts';
import { isZip, type StoreSearch, storeLocatorAddress } from '../../state/stores/search.ts';
import { NearestStores } from './nearest-stores.tsx';

/** MD-11 */
export function DropOffDialog({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const from = useSelector((state) => endsOf(state, leg)?.from);
  const zip = from?.zip ?? '';
  const search: StoreSearch = { zip, radius: storeLocatorRadius, carrier: 'FEDEX' };
  const close = () => store.dispatch({ type: 'drop-off-info-closed' });
  return (
    <Modal
      open
      title={dropOffWords.title}
      returnTo={() => document.getElementById(fieldId(leg, 'pickup'))}
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          {dropOffWords.close}
        </Button>
      }
    >
      <ol className="itinerary-steps" aria-label={dropOffWords.steps}>
        {dropOffSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {from?.country === 'US' && isZip(zip) ? <NearestStores search={search} /> : null}
      <p>
        <a href={storeLocatorAddress(search)} target="_blank" rel="noreferrer">
          {dropOffWords.find({ zip })}
        </a>
      </p>
    </Modal>
  );
}
