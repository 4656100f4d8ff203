import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type ActPlan,
  type IncidentAct,
  type PlannedAct,
  planAct,
  readActs,
  startAct,
} from '@sendahead/shared-contracts/console/incident-act-calls';
import { type IncidentFields, isDayOfIncident } from '@sendahead/shared-contracts/console/incident-schema';
import { workList } from '@sendahead/shared-contracts/console/work-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { Alert, CheckField } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../../../console/query-view.tsx';
import { ReasonDialog } from '../../../console/reason-dialog.tsx';
import { useApi } from '../../../console/use-console.ts';
import { actTexts } from '../../../copy/acts.ts';
import {
  actFailure,
  actWords,
  arrivesLater,
  type ChosenOrders,
  doneText,
  skippedText,
  actTexts as texts,
} from '../../../copy/incident-acts.ts';

const keyOf = ({ order_id, part }: PlannedAct): string => `${order_id} ${part}`;

/** The orders that the press changes: those that allow it, and that staff did not uncheck. */
const chosenOf = (orders: readonly PlannedAct[], leftOut: ReadonlySet<string>): PlannedAct[] =>
  orders.filter((one) => one.reason === null && !leftOut.has(keyOf(one)));

const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

const sumOf = (chosen: readonly PlannedAct[]): ChosenOrders => ({
  count: chosen.length,
  cents: chosen.reduce((sum, one) => sum + (one.cents ?? 0), 0),
  labels: chosen.reduce((sum, { labels = 0 }) => sum + labels, 0),
  waived: total(
    chosen.filter(({ waits_for_approval: waits }) => !waits).map(({ cents }) => Math.max(0, cents ?? 0)),
  ),
  refunded: total(chosen.map(({ cents }) => Math.max(0, -(cents ?? 0)))),
  waiting: chosen.filter(({ waits_for_approval: waits }) => waits).length,
});

/** Confirms an act on the orders of an incident: the result of each order, and the sum, before the press. */
export function ActDialog({
  incidentId,
  fields,
  act,
  onClose,
}: {
  incidentId: string;
  fields: IncidentFields;
  act: IncidentAct;
  onClose: () => void;
}) {
  const api = useApi();
  const [key] = useState(() => crypto.randomUUID());
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isEmpty, setEmpty] = useState(false);
  const plan = useQuery({
    ...queryOf(api, planAct, { params: { incidentId, act }, body: {} }),
    retry: false,
    // Calculated each time the dialog opens: the orders change while the page is open.
    gcTime: 0,
  });
  const { isPending, error, mutate } = useMutation(mutationOf(api, startAct, readActs, workList));
  const words = actWords[act];
  const chosen = chosenOf(plan.data?.orders ?? [], leftOut);
  const sum = sumOf(chosen);
  const isAbove = aboveLimit(plan.data, sum);
  const send = (reason: string): void => {
    const leave_out = (plan.data?.orders ?? [])
      .filter((one) => leftOut.has(keyOf(one)))
      .map(({ order_id, part }) => ({ order_id, part }));
    const body = {
      key,
      reason,
      sum_cents: cents(sum.cents),
      ...(leave_out.length > 0 ? { leave_out } : {}),
    };
    mutate({ params: { incidentId, act }, body }, { onSuccess: onClose, onError: () => void plan.refetch() });
  };
  return (
    <ReasonDialog
      title={words.title}
      act={isAbove ? texts.ask : sum.count > 0 ? words.press(sum.count) : words.title}
      busy={isPending}
      failure={error ? actFailure(error) : null}
      leave={words.leave}
      danger={act === 'refund' && !isAbove}
      words={{
        label: actTexts.reason,
        hint: texts.reasonHint,
        missing: actTexts.enterReason,
        maxLength: 200,
      }}
      check={() => {
        setEmpty(chosen.length === 0);
        return chosen.length > 0;
      }}
      onClose={onClose}
      onAct={send}
    >
      <p>{words.detail}</p>
      <QueryView query={plan} label={texts.planning}>
        {({ orders, more }) => (
          <>
            {sum.count > 0 ? (
              <p role="status" className="incident-count">
                {words.sum(sum)}
              </p>
            ) : null}
            {isAbove ? (
              <Alert severity="warning">{texts.above(plan.data?.limit_left_cents ?? 0)}</Alert>
            ) : null}
            <PlannedOrders
              act={act}
              fields={fields}
              orders={orders}
              leftOut={leftOut}
              onChange={setLeftOut}
            />
            {more > 0 ? <p className="incident-hint">{texts.more(more)}</p> : null}
            {isEmpty && sum.count === 0 ? (
              <Alert severity="danger" live>
                {orders.some(({ reason }) => reason === null) ? texts.chooseOne : texts.nobody}
              </Alert>
            ) : null}
          </>
        )}
      </QueryView>
    </ReasonDialog>
  );
}

const aboveLimit = (plan: ActPlan | undefined, { cents: sum }: ChosenOrders): boolean =>
  plan !== undefined && plan.limit_left_cents !== null && sum > plan.limit_left_cents;

/** CO-161: a pickup that moves back to a day of the incident is affected again. */
const landsInIt = (act: IncidentAct, fields: IncidentFields, { day, reason }: PlannedAct): boolean =>
  act === 'undo_move' && reason === null && day !== null && isDayOfIncident(fields, day);

function PlannedOrders({
  act,
  fields,
  orders,
  leftOut,
  onChange,
}: {
  act: IncidentAct;
  fields: IncidentFields;
  orders: readonly PlannedAct[];
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}) {
  const toggle = (key: string, isChosen: boolean): void =>
    onChange(new Set(isChosen ? [...leftOut].filter((one) => one !== key) : [...leftOut, key]));
  return (
    <section aria-label={texts.planTitle}>
      <h3>{texts.planTitle}</h3>
      {orders.some(({ reason }) => reason === null) ? (
        <p className="incident-hint">{texts.choose}</p>
      ) : (
        <p role="status">{texts.nobody}</p>
      )}
      <ul className="incident-orders">
        {orders.map((one) => (
          <li key={keyOf(one)}>
            {one.reason === null ? (
              <CheckField
                label={`${one.display_id} ${one.customer}`}
                checked={!leftOut.has(keyOf(one))}
                onChange={({ target }) => toggle(keyOf(one), target.checked)}
              />
            ) : (
              <span>{`${one.display_id} ${one.customer}`}</span>
            )}
            <span>
              {one.reason === null ? doneText(act, one) : skippedText({ ...one, reason: one.reason })}
              {landsInIt(act, fields, one) ? <strong>{` ${texts.inItAgain}`}</strong> : null}
              {one.reason === null && arrivesLater(one) ? <strong>{` ${texts.later}`}</strong> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
