import { Alert } from '@sendahead/shared-ui';
import { endedPasswordWords as words } from '../../copy/account-dialog.ts';

/**
 * Says that the first sign-in with an emailed code ended the password of an unconfirmed account, and where to
 * set a new one.
 */
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
