import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import type { Store } from '@sendahead/shared-contracts/stores/schema';
import { VisuallyHidden } from '@sendahead/shared-ui';
import {
  kindWords,
  limitWords,
  milesWords,
  todayWords,
  tooSmallWords,
  weekWords,
} from '../../copy/store-words.ts';
import { storesWords } from '../../copy/stores.ts';
import { tooLargeFor } from '../../state/stores/fitting.ts';
import './store-list.css';

interface Props {
  readonly stores: readonly Store[];
  /** What the brand ships. */
  readonly lines: readonly ProductLine[];
  /** In ms since the epoch. */
  readonly now: number;
}

/** OPEN-20: the places, each with the number that it has on the map. */
export function StoreList({ stores, lines, now }: Props) {
  return (
    <ol className="store-list">
      {stores.map((store, at) => (
        <li key={store.id} className="store-list__store">
          <span className="store-list__number" aria-hidden="true">
            {at + 1}
          </span>
          <Place store={store} lines={lines} now={now} />
        </li>
      ))}
    </ol>
  );
}

/** A map on which the visitor's device knows the way. */
const directionsTo = ({ name, street, city, state, zip }: Store): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({
    api: '1',
    destination: `${name}, ${street}, ${city}, ${state} ${zip}`,
  })}`;

function Place({ store, lines, now }: Omit<Props, 'stores'> & { readonly store: Store }) {
  const { name, kind, street, city, state, zip, miles, hours } = store;
  const limits = limitWords(store);
  const tooLarge = tooLargeFor(store, lines);
  return (
    <div className="store-list__place">
      <div className="store-list__head">
        <h3>{name}</h3>
        <span className="store-list__miles">{milesWords(miles)}</span>
      </div>
      <p className="store-list__kind">{kindWords[kind]}</p>
      <p translate="no">{`${street}, ${city}, ${state} ${zip}`}</p>
      <p>
        <a href={directionsTo(store)} target="_blank" rel="noopener">
          {storesWords.directions}
          <VisuallyHidden>{storesWords.directionsTo({ name, street })}</VisuallyHidden>
        </a>
      </p>
      <p className="store-list__today">{todayWords(store, now)}</p>
      {tooLarge.length > 0 ? (
        <p className="store-list__too-small">{tooSmallWords(store, tooLarge)}</p>
      ) : limits ? (
        <p className="store-list__kind">{limits}</p>
      ) : null}
      <details>
        <summary>
          {storesWords.week}
          <VisuallyHidden>{storesWords.weekOf({ name, street })}</VisuallyHidden>
        </summary>
        <dl className="store-list__week">
          {weekWords(hours).map(({ day, words }) => (
            <div key={day}>
              <dt>{day}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
