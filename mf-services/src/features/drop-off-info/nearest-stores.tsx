import { Skeleton } from '@sendahead/shared-ui/skeleton';
import { kindWords, milesWords, todayWords } from '../../copy/store-words.ts';
import { useItinerary } from '../../hooks/use-itinerary.ts';
import { useNearestStores } from '../../hooks/use-nearest-stores.ts';
import type { StoreSearch } from '../../state/stores/search.ts';
import './nearest-stores.css';

/** MD-11: the nearest places, in a few words each. Nothing where there is none, or where they could not be loaded. */
export function NearestStores({ search }: { search: StoreSearch }) {
  const { host } = useItinerary();
  const stores = useNearestStores(search);
  if (stores === null) return <Skeleton count={3} label="Looking for stores near you" />;
  if (stores.length === 0) return null;
  return (
    <ul className="nearest-stores" aria-label={`Nearest to ${search.zip}`}>
      {stores.map((store) => (
        <li key={store.id}>
          <span className="nearest-stores__name">{store.name}</span>
          <span className="nearest-stores__miles">{milesWords(store.miles)}</span>
          <span className="nearest-stores__more">
            {kindWords[store.kind]} · {todayWords(store, host.now())}
          </span>
        </li>
      ))}
    </ul>
  );
}
