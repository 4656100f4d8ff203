import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { Button, lazyView } from '@sendahead/shared-ui';
import { Suspense, useState } from 'react';
import { servicesWords } from '../../copy/services.ts';
import { useSelector } from '../../hooks/use-itinerary.ts';
import { servicesOf } from '../../state/chosen-service.ts';

const CompareDialog = lazyView(async () => (await import('./compare-dialog.tsx')).CompareDialog);

/** Opens the services of a leg side by side; hidden for a single service. */
export function CompareServices({ leg }: { leg: LegName }) {
  const count = useSelector((state) => servicesOf(state, leg)?.items.length ?? 0);
  const [open, setOpen] = useState(false);
  if (count < 2) return null;
  return (
    <div className="itinerary-aside">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {servicesWords.compare({ leg })}
      </Button>
      {open ? (
        <Suspense>
          <CompareDialog leg={leg} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
