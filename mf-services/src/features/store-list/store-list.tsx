import type { Store } from '@sendahead/shared-contracts/stores/schema';
import { VisuallyHidden } from '@sendahead/shared-ui';
import { kindWords, limitWords, milesWords, todayWords, weekWords } from '../../copy/store-words.ts';
import { storesWords } from '../../copy/stores.ts';
import './store-list.css';

/** OPEN-20: the places, nearest first, each with the number that it has on the map. `now` in ms since the epoch. */
export function StoreList({ stores, now }: { stores: readonly Store[]; now: number }) {
  return (
    <ol className="store-list">
      {stores.map((store, at) => (
        <li key={store.id} className="store-list__store">
          <span className="store-list__number" aria-hidden="true">
            {at + 1}
          </span>
          <Place store={store} now={now} />
        </li>
      ))}
    </ol>
  );
}

function Place({ store, now }: { store: Store; now: number }) {
  const { name, kind, street, city, state, zip, miles, hours } = store;
  const limits = limitWords(store);
  return (
    <div className="store-list__place">
      <div className="store-list__head">
        <h3>{name}</h3>
        <span className="store-list__miles">{milesWords(miles)}</span>
      </div>
      <p className="store-list__kind">{kindWords[kind]}</p>
      <p translate="no">{`${street}, ${city}, ${state} ${zip}`}</p>
      <p className="store-list__today">{todayWords(store, now)}</p>
      {limits ? <p className="store-list__kind">{limits}</p> : null}
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
