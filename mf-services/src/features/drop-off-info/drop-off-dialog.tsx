import { defaultCarrier, storeLocatorRadius } from '@sendahead/shared-contracts/constants';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { dropOffSteps, dropOffWords } from '../../copy/drop-off.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { carrierOf } from '../../state/carriers.ts';
import { endsOf } from '../../state/ends.ts';
import { fieldId } from '../../state/field-id.ts';
import { isStoreCarrier, isZip, type StoreSearch, storeLocatorPath } from '../../state/stores/search.ts';
import { NearestStores } from './nearest-stores.tsx';

/** MD-11 */
export function DropOffDialog({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const from = useSelector((state) => endsOf(state, leg)?.from);
  const zip = from?.zip ?? '';
  const carrier = useSelector((state) => carrierOf(state, leg)) || defaultCarrier;
  // A carrier without its own stores has nothing to list, and another carrier's stores would not accept
  // its bags.
  const search: StoreSearch | null = isStoreCarrier(carrier)
    ? { zip, radius: storeLocatorRadius, carrier }
    : null;
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
      {search && from?.country === 'US' && isZip(zip) ? <NearestStores search={search} /> : null}
      {search ? (
        <p>
          <a href={storeLocatorPath(search)} target="_blank" rel="noreferrer">
            {dropOffWords.find({ zip })}
          </a>
        </p>
      ) : null}
    </Modal>
  );
}
