import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { remindClub } from '@sendahead/shared-contracts/console/club-account-calls';
import {
  type ClubStatement,
  clubStatement,
  sendClubStatement,
} from '@sendahead/shared-contracts/console/club-statement-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { accountFailure, monthName, statementTexts as texts } from '../../copy/club-accounts.ts';

/** CO-31: emails the statement, and a reminder if something is past due. */
export function EmailActs({
  statement,
  onDone,
  onFailed,
}: {
  statement: ClubStatement;
  /** Called with a sentence that says what was done. */
  onDone: (notice: string) => void;
  onFailed: (error: unknown) => void;
}) {
  const api = useApi();
  // Kept until an email is requested, so that a retry after a lost response sends no second one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const sending = useMutation(mutationOf(api, sendClubStatement, clubStatement, changeHistory));
  const reminding = useMutation(mutationOf(api, remindClub, changeHistory));
  const [asking, setAsking] = useState(false);
  const to = statement.billing_email;
  const params = { clubId: String(statement.club_id) };
  const ending = (notice: string) => ({
    onSuccess: () => {
      setKey(crypto.randomUUID());
      setAsking(false);
      onDone(notice);
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.send}</Button>
      {asking ? (
        <FormDialog
          title={texts.send}
          act={texts.sendNow}
          busyAct={actTexts.sending}
          busy={sending.isPending}
          failure={accountFailure(sending.error)}
          onClose={() => setAsking(false)}
          onSubmit={() => {
            // Without an address the button only repeats why.
            if (to !== '')
              sending.mutate({ params, body: { month: statement.month, key } }, ending(texts.sent(to)));
          }}
        >
          <p>{to === '' ? texts.noRecipient : texts.sendsTo(monthName(statement.month), to)}</p>
        </FormDialog>
      ) : null}
      {statement.overdue_cents > 0 ? (
        <Button
          busy={reminding.isPending}
          busyLabel={actTexts.sending}
          onClick={() =>
            reminding.mutate({ params, body: { key } }, { ...ending(texts.reminded(to)), onError: onFailed })
          }
        >
          {texts.remind}
        </Button>
      ) : null}
    </>
  );
}
