import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listRateSheets, withdrawRateSheet } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { PageHead } from '../../console/page-head.tsx';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { showDay } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { sheetStates, rateTexts as texts } from '../../copy/rates.ts';
import { BeginDraft } from './begin-draft.tsx';

const spanOf = ({ from, until }: { from: string | null; until: string | null }): string =>
  texts.span({ from: from && showDay(from), until: until && showDay(until) });

/** The rate sheets that prices are calculated from, by their days, and the drafts. */
export function RateSheetsPage() {
  const api = useApi();
  const sheets = useQuery(queryOf(api, listRateSheets, {}));
  const { isPending, error, mutate } = useMutation(mutationOf(api, withdrawRateSheet));
  const [beginning, setBeginning] = useState(false);
  const [withdrawing, setWithdrawing] = useState<string | null>(null);
  const withdraw = (version: string, reason: string): void => {
    if (isPending) return;
    const onSuccess = () => setWithdrawing(null);
    mutate({ params: { version }, body: { reason } }, { onSuccess, onSettled: () => sheets.refetch() });
  };
  return (
    <>
      <PageHead title={texts.rateSheets} detail={texts.sheetsDetail}>
        <Button variant="primary" onClick={() => setBeginning(true)}>
          {sheets.data?.published.length === 0 ? texts.beginFirst : texts.beginDraft}
        </Button>
      </PageHead>
      <QueryView query={sheets} label={texts.loadingSheets}>
        {({ published, drafts }) => (
          <div className="console__page">
            <Panel title={texts.drafts}>
              {drafts.length === 0 ? <p>{texts.noDrafts}</p> : null}
              <ul className="console-rows">
                {drafts.map(({ id, name, based_on, is_first, made_by, updated_at }) => (
                  <li key={id}>
                    <Link href={`/rates/drafts/${id}`}>{name}</Link>
                    <span>
                      {is_first
                        ? texts.madeFromExample(made_by)
                        : texts.madeFrom({ sheet: based_on, name: made_by })}
                    </span>
                    <When instant={updated_at} />
                  </li>
                ))}
              </ul>
            </Panel>
            <Panel title={texts.published}>
              {published.length === 0 ? <p>{texts.noSheets}</p> : null}
              <ul className="console-rows">
                {published.map((sheet) => (
                  <li key={sheet.version}>
                    <Link href={`/rates/${sheet.version}`}>{sheet.version}</Link>
                    <strong>{sheetStates[sheet.state]}</strong>
                    <span>{sheet.state === 'replaced' ? '' : spanOf(sheet)}</span>
                    <span>{[sheet.published_by, sheet.reason].filter(Boolean).join(': ')}</span>
                    {sheet.state === 'coming' ? (
                      <Button variant="quiet" onClick={() => setWithdrawing(sheet.version)}>
                        {texts.withdraw}
                        <VisuallyHidden>{` ${sheet.version}`}</VisuallyHidden>
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ul>
            </Panel>
            {withdrawing === null ? null : (
              <ReasonDialog
                title={texts.withdrawSheet(withdrawing)}
                act={texts.withdrawIt}
                busy={isPending}
                failure={error ? texts.notWithdrawn : null}
                onClose={() => setWithdrawing(null)}
                onAct={(reason) => withdraw(withdrawing, reason)}
              >
                <p>{texts.withdrawSays}</p>
              </ReasonDialog>
            )}
            {beginning ? (
              <BeginDraft
                versions={published.map(({ version, state }) => ({ version, state: sheetStates[state] }))}
                present={(published.find(({ state }) => state === 'present') ?? published[0])?.version ?? ''}
                onClose={() => setBeginning(false)}
              />
            ) : null}
          </div>
        )}
      </QueryView>
    </>
  );
}
