import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { Skeleton } from '@sendahead/shared-ui/skeleton';
import { lazy, Suspense, useMemo, useState } from 'react';
import { infoNotLoaded } from '../../copy/international-info.ts';
import { isInfoNeeded } from '../../state/international-info.ts';
import { useWhole } from '../checkout/checkout-context.ts';

const loadSection = async () => (await import('./info-section.tsx')).InfoSection;

/** PY-14, MD-23: the traveler's days, where the trip needs them; loaded with the first trip that does. */
export function InternationalInfo({ load = loadSection }: { load?: typeof loadSection }) {
  return useWhole(isInfoNeeded) ? <Loaded load={load} /> : null;
}

function Loaded({ load }: { load: typeof loadSection }) {
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn loads anew
  const Section = useMemo(
    () => lazy(async () => ({ default: await load().catch(() => NotLoaded) })),
    [load, turn],
  );
  return (
    <Suspense fallback={<Skeleton shape="field" count={2} label="Loading the international information" />}>
      <Section retry={() => setTurn(turn + 1)} />
    </Suspense>
  );
}

function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <Alert severity="danger" live action={<Button onClick={retry}>Try again</Button>}>
      {infoNotLoaded}
    </Alert>
  );
}
