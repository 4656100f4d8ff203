import { Skeleton } from '@sendahead/shared-ui';
import { useId } from 'react';
import { dropOffWords } from '../../copy/drop-off.ts';
import { kindWords, milesWords, todayWords } from '../../copy/store-words.ts';
import { useItinerary } from '../../hooks/use-itinerary.ts';
import { useNearestStores } from '../../hooks/use-nearest-stores.ts';
import type { StoreSearch } from '../../state/stores/search.ts';
import './nearest-stores.css';

/**
 * MD-11: the nearest stores, in a few words each. Nothing when there are no stores, or when they could not
 * be loaded.
 */
export function NearestStores({ search }: { search: StoreSearch }) {
  const { host } = useItinerary();
  const stores = useNearestStores(search);
  const titleId = useId();
  if (stores === null)
    return (
      <div className="nearest-stores">
        <Skeleton shape="field" count={3} label={dropOffWords.looking} />
      </div>
    );
  if (stores.length === 0) return null;
  return (
    <div className="nearest-stores">
      <h3 id={titleId}>{dropOffWords.nearest(search)}</h3>
      <ul aria-labelledby={titleId}>
        {stores.map((store) => (
          <li key={store.id}>
            <span className="nearest-stores__name">{store.name}</span>
            <span className="nearest-stores__miles">{milesWords(store.miles)}</span>
            <span className="nearest-stores__more">
              {`${kindWords[store.kind]} · ${todayWords(store, host.now())}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
