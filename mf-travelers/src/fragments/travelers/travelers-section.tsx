import type { FragmentView } from '@sendahead/shared-ui';
import { useMemo } from 'react';
import type { TravelersStore } from '../../effects/context.ts';
import { TravelersContext } from '../../hooks/use-travelers.ts';
import { TravelersCard } from './travelers-card.tsx';

/** Section 3 of the page: the travelers and their items. */
export function TravelersSection({ store, host }: FragmentView<TravelersStore, 'mf-travelers'>) {
  const shared = useMemo(() => ({ store, host }), [store, host]);
  return (
    <TravelersContext value={shared}>
      <TravelersCard />
    </TravelersContext>
  );
}
