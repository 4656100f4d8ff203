import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { infoAgain, infoLoading, infoNotLoaded } from '../../copy/international-info.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { isInfoNeeded } from '../../state/international-info.ts';

const loadSection = async () => (await import('./info-section.tsx')).InfoSection;

/** PY-14: the travel dates, if the trip needs them; loaded with the first trip that does. */
export function InternationalInfo({ load = loadSection }: { load?: typeof loadSection }) {
  return useSelector(isInfoNeeded) ? <Loaded load={load} /> : null;
}

function Loaded({ load }: { load: typeof loadSection }) {
  const [Section, setSection] = useState(() => sectionOf(load));
  return (
    <Suspense fallback={<Skeleton shape="field" count={2} label={infoLoading} />}>
      <Section retry={() => setSection(() => sectionOf(load))} />
    </Suspense>
  );
}

type Retry = { retry: () => void };

/** The section, or a message that it could not be loaded. */
const sectionOf = (load: typeof loadSection) =>
  lazy(
    async (): Promise<{ default: ComponentType<Retry> }> => ({
      default: await load().catch(() => NotLoaded),
    }),
  );

function NotLoaded({ retry }: Retry) {
  return (
    <Alert severity="danger" live action={<Button onClick={retry}>{infoAgain}</Button>}>
      {infoNotLoaded}
    </Alert>
  );
}
