import { Skeleton } from '@sendahead/shared-ui/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import type { LegName } from '../../state/state.ts';

type LegView = ComponentType<{ leg: LegName }>;

/** Fetches what plans a leg, ahead of its first use. */
export const loadPlanning = () => import('./planning.tsx');

const later = (pick: (planning: Awaited<ReturnType<typeof loadPlanning>>) => LegView): LegView => {
  const View = lazy(async () => ({ default: pick(await loadPlanning()) }));
  return ({ leg }) => (
    <Suspense fallback={<Skeleton shape="field" count={2} />}>
      <View leg={leg} />
    </Suspense>
  );
};

export const HandOverLater = later(({ HandOver }) => HandOver);
export const FoundServicesLater = later(({ FoundServices }) => FoundServices);
