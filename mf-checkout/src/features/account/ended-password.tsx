import { Alert } from '@sendahead/shared-ui';
import { endedPasswordWords as words } from '../../copy/account-dialog.ts';

/** What a first sign-in by a mailed code did to an account whose email was never confirmed, and where a new password is set. */
export function EndedPassword() {
  return (
    <>
      <Alert severity="success" live>
        {words.what}
      </Alert>
      <p>{words.why}</p>
      <p>
        <a href="/password/forgot" target="_blank" rel="noreferrer">
          {words.link}
        </a>
      </p>
    </>
  );
}
