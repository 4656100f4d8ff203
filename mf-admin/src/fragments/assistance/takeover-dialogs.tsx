import { demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { LoginDialog } from '../../features/takeover/login-dialog.tsx';
import { ProgressDialog } from '../../features/takeover/progress-dialog.tsx';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';

const nameBuyerView = demanded(
  async () => (await import('../../features/takeover/name-buyer.tsx')).NameBuyer,
);

/** The dialogs of a takeover, over the page that its address opened. */
export function TakeoverDialogs() {
  const { host } = useAdmin();
  const naming = useSelector(({ takeover }) => takeover?.naming === true);
  return (
    <>
      <LoginDialog />
      <ProgressDialog />
      {naming ? <ViewOnDemand of={nameBuyerView} props={{}} report={host.report} /> : null}
    </>
  );
}
