import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  emailAffected,
  incidentRecipients,
  readIncident,
  stopEmailing,
} from '@sendahead/shared-contracts/console/incident-calls';
import { Alert, Button, CheckField, TextArea, TextField } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import {
  incidentFailure,
  incidentProblems,
  mailingText,
  recipientsText,
  incidentTexts as texts,
} from '../../copy/incidents.ts';

type Incident = CallOutput<typeof readIncident>;

const acts = { none: texts.email, stopped: texts.goOn, done: texts.emailAgain, sending: '' } as const;

/** Emails the affected customers, shows the progress, and can stop it. */
export function Mailing({ incident }: { incident: Incident }) {
  const api = useApi();
  const [writing, setWriting] = useState(false);
  const stopping = useMutation(mutationOf(api, stopEmailing, readIncident));
  const { id, mailing } = incident;
  const isSending = mailing.state === 'sending';
  return (
    <Panel title={texts.emailTitle}>
      <p role="status">
        {mailing.state === 'none' ? (mailing.by_move ? null : texts.nobodyYet) : mailingText(mailing)}
        {mailing.by_move ? ` ${texts.byMove(mailing.by_move)}` : ''}
      </p>
      {isSending ? (
        <progress
          className="incident-progress"
          aria-label={texts.emailTitle}
          value={mailing.sent}
          max={mailing.sent + mailing.waiting}
        />
      ) : null}
      {stopping.error ? (
        <Alert severity="danger" live>
          {incidentFailure(stopping.error)}
        </Alert>
      ) : null}
      <div>
        {isSending ? (
          <Button
            busy={stopping.isPending}
            busyLabel={texts.stopping}
            onClick={() => stopping.mutate({ params: { incidentId: id } })}
          >
            {texts.stop}
          </Button>
        ) : incident.state === 'ended' ? null : (
          <Button onClick={() => setWriting(true)}>{acts[mailing.state]}</Button>
        )}
      </div>
      {writing ? <MailDialog incident={incident} onClose={() => setWriting(false)} /> : null}
    </Panel>
  );
}

function MailDialog({
  incident: { id, mail, fields },
  onClose,
}: {
  incident: Incident;
  onClose: () => void;
}) {
  const api = useApi();
  const [typed, setTyped] = useState(
    mail ?? { subject: texts.usualSubject, body: texts.usualBody(fields.sentence) },
  );
  const [movedToo, setMovedToo] = useState(false);
  const { isPending, error, mutate, reset } = useMutation(mutationOf(api, emailAffected, readIncident));
  const problems = incidentProblems(error);
  return (
    <FormDialog
      title={texts.emailTitle}
      act={texts.send}
      busyAct={texts.sending}
      busy={isPending}
      failure={error ? incidentFailure(error) : null}
      onClose={onClose}
      onEdit={reset}
      onSubmit={() =>
        mutate(
          { params: { incidentId: id }, body: { ...typed, ...(movedToo ? { moved_too: true } : {}) } },
          { onSuccess: onClose },
        )
      }
    >
      <p>{texts.emailHint}</p>
      <Recipients incidentId={id} movedToo={movedToo} onMovedToo={setMovedToo} />
      <TextField
        label={texts.subject}
        required
        autoComplete="off"
        maxLength={120}
        value={typed.subject}
        error={problems.subject}
        onChange={({ target }) => setTyped({ ...typed, subject: target.value })}
      />
      <TextArea
        label={texts.body}
        hint={texts.bodyHint}
        required
        rows={6}
        maxLength={2000}
        value={typed.body}
        error={problems.body}
        onChange={({ target }) => setTyped({ ...typed, body: target.value })}
      />
    </FormDialog>
  );
}

/** How many people the email reaches, and for which orders. */
function Recipients({
  incidentId,
  movedToo,
  onMovedToo,
}: {
  incidentId: string;
  movedToo: boolean;
  onMovedToo: (movedToo: boolean) => void;
}) {
  const api = useApi();
  const query = useQuery(queryOf(api, incidentRecipients, { params: { incidentId } }));
  return (
    <QueryView query={query} label={texts.counting}>
      {(recipients) => (
        <section aria-label={texts.recipients}>
          <p role="status" className="incident-count">
            {recipientsText(recipients, movedToo)}
          </p>
          {recipients.by_move ? (
            <CheckField
              label={texts.movedToo(recipients.by_move)}
              hint={texts.movedTooHint}
              checked={movedToo}
              onChange={({ target }) => onMovedToo(target.checked)}
            />
          ) : null}
          <ul className="incident-orders">
            {recipients.orders.map(({ order_id, display_id, customer, moved, left_out }) => (
              <li key={order_id}>
                <span>{`${display_id} ${customer}`}</span>
                <span>{left_out && !movedToo ? texts.leftOut : moved ? texts.movedOrder : ''}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
}
