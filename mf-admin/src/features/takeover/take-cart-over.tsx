import { Button, demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useState } from 'react';
import { startTakeoverTexts as texts } from '../../copy/start-takeover.ts';
import { useAdmin } from '../../hooks/use-admin.ts';

const startView = demanded(async () => (await import('./start-takeover.tsx')).StartTakeover);

/** The button that starts a takeover. */
export function TakeCartOver() {
  const { host } = useAdmin();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.takeCartOver}</Button>
      {open ? (
        <ViewOnDemand of={startView} props={{ onClose: () => setOpen(false) }} report={host.report} />
      ) : null}
    </>
  );
}
