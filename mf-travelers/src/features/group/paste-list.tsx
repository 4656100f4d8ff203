import { Button, lazyView } from '@sendahead/shared-ui';
import { Suspense, useState } from 'react';
import { travelersWords } from '../../copy/travelers.ts';

const PasteDialog = lazyView(async () => (await import('./paste-dialog.tsx')).PasteDialog);

/** Adds many travelers in one step: a list from a spreadsheet. */
export function PasteList() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {travelersWords.pasteList}
      </Button>
      {open ? (
        <Suspense>
          <PasteDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
