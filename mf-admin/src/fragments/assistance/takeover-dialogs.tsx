import { LoginDialog } from '../../features/takeover/login-dialog.tsx';
import { ProgressDialog } from '../../features/takeover/progress-dialog.tsx';

/** The dialogs of a takeover, over the page that its address opened. */
export function TakeoverDialogs() {
  return (
    <>
      <LoginDialog />
      <ProgressDialog />
    </>
  );
}
