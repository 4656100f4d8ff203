import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { invalidate, mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type IncidentAct as Act,
  type ActProgress,
  type ActsOfIncident,
  readActs,
  stopAct,
} from '@sendahead/shared-contracts/console/incident-act-calls';
import { affectedByIncident, type readIncident } from '@sendahead/shared-contracts/console/incident-calls';
import { readMoving } from '@sendahead/shared-contracts/console/incident-move-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { QueryView } from '../../../console/query-view.tsx';
import { useApi } from '../../../console/use-console.ts';
import { actWords, doneText, skippedText, actTexts as texts } from '../../../copy/incident-acts.ts';
import { incidentFailure } from '../../../copy/incidents.ts';
import { ActDialog } from './act-dialog.tsx';

/** Milliseconds between two checks of how many orders are done. */
const lookAgainMs = 2000;

const everyAct = ({ acts, other_carrier: carriers }: ActsOfIncident): readonly ActProgress[] =>
  carriers ? [...acts, carriers] : acts;

interface Props {
  readonly incident: CallOutput<typeof readIncident>;
  readonly act: Act;
  /** Whether a new press is offered. */
  readonly offered: boolean;
}

/** An act on the orders of an incident: its press, progress and stop, and the result of each order. */
export function IncidentAct({ incident: { id, fields }, act, offered }: Props) {
  const api = useApi();
  const [choosing, setChoosing] = useState(false);
  const query = useQuery({
    ...queryOf(api, readActs, { params: { incidentId: id } }),
    refetchInterval: ({ state: { data } }) =>
      data && everyAct(data).some(({ state }) => state === 'going') ? lookAgainMs : false,
  });
  const client = useQueryClient();
  const done = (query.data && everyAct(query.data).find((one) => one.act === act)?.done) ?? 0;
  // Canceled orders and those of other carriers are no longer affected, and those that moved back are again.
  useEffect(() => {
    if (done > 0) invalidate(client, affectedByIncident, readMoving);
  }, [done, client]);
  const words = actWords[act];
  return (
    <QueryView query={query} label={texts.loading}>
      {(data) => {
        const { waits } = data;
        const progress = everyAct(data).find((one) => one.act === act);
        const isWaiting = act === 'refund' && waits !== null;
        const status = progress ? words.progress(progress) : words.none;
        return (
          <div className="incident-moving">
            {status ? <p role="status">{status}</p> : null}
            {isWaiting ? <p role="status">{texts.waits(waits)}</p> : null}
            {progress ? <Results act={act} progress={progress} /> : null}
            {progress?.state === 'going' ? (
              <Stop incidentId={id} progress={progress} />
            ) : offered && !isWaiting ? (
              <div>
                <Button onClick={() => setChoosing(true)}>
                  {progress?.state === 'stopped' ? `${texts.goOn}: ${words.title}` : words.title}
                </Button>
              </div>
            ) : null}
            {choosing ? (
              <ActDialog incidentId={id} fields={fields} act={act} onClose={() => setChoosing(false)} />
            ) : null}
          </div>
        );
      }}
    </QueryView>
  );
}

function Stop({
  incidentId,
  progress: { act, done, waiting, results },
}: {
  incidentId: string;
  progress: ActProgress;
}) {
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, stopAct, readActs));
  return (
    <>
      <progress
        className="incident-progress"
        aria-label={actWords[act].title}
        value={results.length}
        max={Math.max(results.length, done) + waiting}
      />
      {error ? (
        <Alert severity="danger" live>
          {incidentFailure(error)}
        </Alert>
      ) : null}
      <div>
        <Button
          busy={isPending}
          busyLabel={texts.stopping}
          onClick={() => mutate({ params: { incidentId, act } })}
        >
          {actWords[act].stop}
        </Button>
      </div>
    </>
  );
}

/** The result of each order: skipped ones with the reason, then those that were changed. */
function Results({ act, progress: { results } }: { act: Act; progress: ActProgress }) {
  const lists = [
    { title: texts.left, rows: results.filter(({ reason }) => reason !== null) },
    { title: texts.results, rows: results.filter(({ reason }) => reason === null) },
  ];
  return lists.map(({ title, rows }) =>
    rows.length === 0 ? null : (
      <section key={title} aria-label={`${actWords[act].title}. ${title}`}>
        <h3>{title}</h3>
        <ul className="incident-orders">
          {rows.map((row) => (
            <li key={`${row.order_id} ${row.part}`}>
              <span>
                <Link href={`/orders/${row.order_id}`}>{row.display_id}</Link>
                {` ${row.customer}`}
              </span>
              <span>
                {row.reason === null ? doneText(act, row) : skippedText({ ...row, reason: row.reason })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    ),
  );
}
