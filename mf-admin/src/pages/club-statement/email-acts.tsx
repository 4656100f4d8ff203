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
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { statementTexts as texts } from '../../copy/club-accounts.ts';

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
  const params = { clubId: String(statement.club_id) };
  const ending = (notice: string) => ({
    onSuccess: () => {
      setKey(crypto.randomUUID());
      onDone(notice);
    },
    onError: onFailed,
  });
  return (
    <>
      <Button
        busy={sending.isPending}
        busyLabel={actTexts.sending}
        onClick={() =>
          sending.mutate(
            { params, body: { month: statement.month, key } },
            ending(texts.sent(statement.billing_email)),
          )
        }
      >
        {texts.send}
      </Button>
      {statement.overdue_cents > 0 ? (
        <Button
          busy={reminding.isPending}
          busyLabel={actTexts.sending}
          onClick={() =>
            reminding.mutate({ params, body: { key } }, ending(texts.reminded(statement.billing_email)))
          }
        >
          {texts.remind}
        </Button>
      ) : null}
    </>
  );
}
