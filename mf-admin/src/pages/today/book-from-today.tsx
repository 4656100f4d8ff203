import { Button, demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useState } from 'react';
import { useConsole } from '../../console/use-console.ts';
import { bookForCustomerTexts as texts } from '../../copy/book-for.ts';

const view = demanded(async () => (await import('../../console/book-for-customer.tsx')).FindCustomer);

/** TK-13: books for a caller while the day's work is open. */
export function BookFromToday() {
  const { host, reaches } = useConsole();
  const [open, setOpen] = useState(false);
  if (!reaches('help_people')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {open ? (
        <ViewOnDemand of={view} props={{ onClose: () => setOpen(false) }} report={host.report} />
      ) : null}
    </>
  );
}
