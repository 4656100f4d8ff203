import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { startStatementRun, statementRun } from '@sendahead/shared-contracts/console/club-statement-calls';
import { Alert, Button, SelectField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { businessDay } from '../../console/business-day.ts';
import { QueryView } from '../../console/query-view.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { accountFailure, monthName, clubAccountTexts as texts } from '../../copy/club-accounts.ts';

/** How many past months can be chosen, starting with the latest one that ended. */
const monthsBack = 12;
/** How often the progress is read while emails are being sent. */
const readEveryMs = 2000;

/** The months before a day, the newest first. */
const monthsBefore = (day: string): string[] =>
  Array.from({ length: monthsBack }, (_, back) =>
    new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 2 - back, 1))
      .toISOString()
      .slice(0, 7),
  );

/** CO-31: emails the statements of a month to all clubs, and shows the progress. */
export function StatementRun({ onClose }: { onClose: () => void }) {
  const { host } = useConsole();
  const api = useApi();
  const months = monthsBefore(businessDay(host.now()));
  const [month, setMonth] = useState(months[0] ?? '');
  const run = useQuery({
    ...queryOf(api, statementRun, { params: { month } }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? readEveryMs : false),
  });
  const { isPending, error, mutate } = useMutation(mutationOf(api, startStatementRun, statementRun));
  const missing = run.data ? run.data.clubs - run.data.sent - run.data.without_email : 0;
  return (
    <Modal
      open
      title={texts.sendStatements}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.close}</Button>
          {missing > 0 && (run.data?.waiting ?? 0) < missing ? (
            <Button
              variant="primary"
              busy={isPending}
              busyLabel={actTexts.sending}
              onClick={() => mutate({ params: { month } })}
            >
              {texts.sendNow(missing)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="console__page">
        <p>{texts.sendDetail}</p>
        <SelectField
          label={texts.month}
          value={month}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          onChange={({ target }) => setMonth(target.value)}
        />
        {error ? (
          <Alert severity="danger" live>
            {accountFailure(error)}
          </Alert>
        ) : null}
        <QueryView query={run} label={texts.loadingRun}>
          {(progress) => (
            <div className="console__page">
              <p role="status">
                {progress.clubs === 0
                  ? texts.noStatements
                  : progress.sent + progress.waiting === 0
                    ? texts.notStarted
                    : texts.progress(progress)}
              </p>
              {progress.without_email > 0 ? (
                <Alert severity="warning">{texts.withoutEmail(progress.without_email)}</Alert>
              ) : null}
            </div>
          )}
        </QueryView>
      </div>
    </Modal>
  );
}
