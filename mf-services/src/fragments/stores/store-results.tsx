import type { StoresNear } from '@sendahead/shared-contracts/stores/schema';
import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import { foundWords } from '../../copy/store-words.ts';
import { storesWords } from '../../copy/stores.ts';
import { StoreList } from '../../features/store-list/store-list.tsx';
import { StoreMap } from '../../features/store-map/store-map.tsx';
import { useStores, useStoresSelector } from '../../hooks/use-stores.ts';
import { fittingFirst } from '../../state/stores/fitting.ts';

/** The result of the search. */
export function StoreResults() {
  const answer = useStoresSelector((state) => state.answer);
  switch (answer.state) {
    case 'none':
      return <p className="stores__words">{storesWords.intro}</p>;
    case 'zip-wrong':
      return null;
    case 'asking':
      return (
        <div className="stores__results">
          <Skeleton shape="card" count={3} label={storesWords.looking} />
        </div>
      );
    case 'failed':
      return <Failed />;
    case 'found':
      return answer.near.stores.length === 0 ? <Nothing near={answer.near} /> : <Found near={answer.near} />;
    default:
      return answer satisfies never;
  }
}

function Found({ near }: { near: StoresNear }) {
  const { host } = useStores();
  const lines = host.boot.brand.product_lines;
  const sorted = { ...near, stores: fittingFirst(near.stores, lines) };
  return (
    <section className="stores__results" aria-labelledby="stores-found">
      <h2 id="stores-found">{foundWords(near)}</h2>
      <div className="stores__columns">
        <StoreMap near={sorted} />
        <StoreList stores={sorted.stores} lines={lines} now={host.now()} />
      </div>
    </section>
  );
}

function Nothing({ near }: { near: StoresNear }) {
  const { host } = useStores();
  return (
    <section className="stores__results" aria-labelledby="stores-found">
      <h2 id="stores-found">{foundWords(near)}</h2>
      <p>{storesWords.none({ phone: host.boot.brand.help_phone })}</p>
    </section>
  );
}

function Failed() {
  const { store } = useStores();
  const search = useStoresSelector((state) => state.search);
  return (
    <Alert
      severity="danger"
      live
      action={
        <Button onClick={() => store.dispatch({ type: 'searched', search })}>{storesWords.again}</Button>
      }
    >
      {storesWords.failed}
    </Alert>
  );
}
