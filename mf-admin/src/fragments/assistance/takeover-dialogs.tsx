import { LoginDialog } from '../../features/takeover/login-dialog.tsx';
import { ProgressDialog } from '../../features/takeover/progress-dialog.tsx';

/** What a takeover shows over the page, to whoever opened its address. */
export function TakeoverDialogs() {
  return (
    <>
      <LoginDialog />
      <ProgressDialog />
    </>
  );
}
