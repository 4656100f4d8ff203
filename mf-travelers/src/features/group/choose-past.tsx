import { Button, lazyView } from '@sendahead/shared-ui';
import { Suspense, useState } from 'react';
import { travelersWords } from '../../copy/travelers.ts';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';

const PastDialog = lazyView(async () => (await import('./past-dialog.tsx')).PastDialog);

/** A signed-in customer chooses people of earlier orders, with their bags. */
export function ChoosePast() {
  const { brand } = useTravelers().host.boot;
  const hasProfile = useSelector((state) => state.profile !== null);
  const [open, setOpen] = useState(false);
  if (!hasProfile) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {travelersWords.past({ word: brand.traveler_word })}
      </Button>
      {open ? (
        <Suspense>
          <PastDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
