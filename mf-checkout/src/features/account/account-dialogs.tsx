import { lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { useSelector } from '../../hooks/use-checkout.ts';

const OpenAccountDialog = lazyView(async () => (await import('./open-account-dialog.tsx')).OpenAccountDialog);

/** The open dialog; all of them are loaded with the first, because each can open another. */
export function AccountDialogs() {
  const dialog = useSelector((state) => state.account.dialog);
  return (
    <Suspense fallback={null}>{dialog === 'none' ? null : <OpenAccountDialog dialog={dialog} />}</Suspense>
  );
}
