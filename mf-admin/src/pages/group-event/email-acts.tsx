import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { emailGroup, readGroupEvent } from '@sendahead/shared-contracts/console/group-event-calls';
import type { GroupEventView, GroupPerson } from '@sendahead/shared-contracts/console/group-event-schema';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DoneMessage } from '../../console/done-message.tsx';
import { FormDialog } from '../../console/form-dialog.tsx';
import { showDayOfYear } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { groupEventTexts, groupFailure, boardTexts as texts } from '../../copy/group-events.ts';

/**
 * CO-53: emails those who have received no email, and reminds those who have not booked, at most once a day.
 */
export function EmailActs({ event }: { event: GroupEventView }) {
  const email = useMutation(mutationOf(useApi(), emailGroup, readGroupEvent));
  const [recipients, setRecipients] = useState<'new' | 'unanswered' | null>(null);
  if (event.state === 'closed') return null;
  if (event.today > event.answer_by) return <p>{texts.over}</p>;
  const until = groupEventTexts.answerByOf(showDayOfYear(event.answer_by));
  const fresh = event.people.filter(({ state, email: address }) => state === 'new' && address !== '');
  const waiting = event.people.filter(({ state }) => state === 'emailed');
  const due = waiting.filter(({ emailed_on }) => emailed_on !== null && emailed_on < event.today);
  const send = (to: 'new' | 'unanswered'): void =>
    email.mutate({ params: { eventId: event.id }, body: { to } }, { onSettled: () => setRecipients(null) });
  return (
    <>
      <p>{until}</p>
      <div className="console-acts">
        {fresh.length > 0 ? (
          <Button variant="primary" onClick={() => setRecipients('new')}>
            {texts.emailNew(fresh.length)}
          </Button>
        ) : null}
        {due.length > 0 ? (
          <Button onClick={() => setRecipients('unanswered')}>{texts.remind(due.length)}</Button>
        ) : null}
      </div>
      {fresh.length === 0 && due.length === 0 && waiting.length > 0 ? <p>{texts.tomorrow}</p> : null}
      {recipients ? (
        <ConfirmEmails
          to={recipients}
          people={recipients === 'new' ? fresh : due}
          sample={sampleOf(event, recipients)}
          busy={email.isPending}
          onClose={() => setRecipients(null)}
          onSend={() => send(recipients)}
        />
      ) : null}
      <DoneMessage>{email.data ? texts.emailed(email.data.emails) : null}</DoneMessage>
      {email.error ? (
        <Alert severity="danger" live>
          {groupFailure(email.error)}
        </Alert>
      ) : null}
    </>
  );
}

type Sample = { to: string; subject: string; text: string; links: readonly string[] };

/** CO-83: the next email as one family will read it. */
const sampleOf = (
  { email_sample: first, reminder_sample: reminder }: GroupEventView,
  to: 'new' | 'unanswered',
): Sample | undefined =>
  to === 'unanswered' && reminder
    ? reminder
    : first && {
        to: first.to,
        text: first.text,
        links: first.links ?? [],
        subject: to === 'new' ? first.invitation : first.reminder,
      };

/** Siblings share an email. */
const emailsTo = (people: readonly GroupPerson[]): number =>
  new Set(people.map(({ email }) => email.toLowerCase())).size;

interface ConfirmProps {
  readonly to: 'new' | 'unanswered';
  readonly people: readonly GroupPerson[];
  readonly sample: Sample | undefined;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** CO-83: shows who gets an email and what it says before it is sent. */
function ConfirmEmails({ to, people, sample, busy, onClose, onSend }: ConfirmProps) {
  const title = to === 'new' ? texts.confirmEmail : texts.confirmRemind;
  return (
    <FormDialog
      title={title(people.length, emailsTo(people))}
      act={texts.sendNow}
      busyAct={actTexts.sending}
      busy={busy}
      failure={null}
      wide
      onClose={onClose}
      onSubmit={onSend}
    >
      {emailsTo(people) < people.length ? <p>{texts.shared}</p> : null}
      <h3>{texts.recipients}</h3>
      <ul className="group-event__recipients">
        {people.map(({ id, name, email }) => (
          <li key={id}>{`${name}, ${email}`}</li>
        ))}
      </ul>
      {sample ? (
        <>
          <p>{texts.sample(sample.to)}</p>
          <dl className="group-event__email">
            <dt>{texts.subject}</dt>
            <dd>{sample.subject}</dd>
            <dt>{texts.emailText}</dt>
            <dd>{sample.text}</dd>
            {sample.links.length > 0 ? (
              <>
                <dt>{texts.buttons}</dt>
                <dd>{sample.links.join('\n')}</dd>
              </>
            ) : null}
          </dl>
        </>
      ) : null}
    </FormDialog>
  );
}
