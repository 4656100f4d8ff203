import { type FragmentView, LiveRegion } from '@sendahead/shared-ui';
import { useMemo } from 'react';
import { foundWords } from '../../copy/store-words.ts';
import type { StoresStore } from '../../effects/stores/start-stores.ts';
import { StoreSearchForm } from '../../features/store-search/store-search.tsx';
import { StoresContext, useStoresSelector } from '../../hooks/use-stores.ts';
import { StoreResults } from './store-results.tsx';
import './stores.css';

/** RT-22, OPEN-20: the store locator: a form, and what it finds as a list and on a small map. */
export function StoresSection({ store, host }: FragmentView<StoresStore, 'mf-services'>) {
  const shared = useMemo(() => ({ store, host }), [store, host]);
  return (
    <StoresContext value={shared}>
      <div className="stores">
        <StoreSearchForm />
        <StoreResults />
        <Announcer />
      </div>
    </StoresContext>
  );
}

/** Announces the results to screen readers. */
function Announcer() {
  const answer = useStoresSelector((state) => state.answer);
  const turn = useStoresSelector((state) => state.turn);
  return <LiveRegion message={answer.state === 'found' ? foundWords(answer.near) : ''} turn={turn} />;
}
