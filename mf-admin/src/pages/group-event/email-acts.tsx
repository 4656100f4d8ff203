import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { emailGroup, readGroupEvent } from '@sendahead/shared-contracts/console/group-event-calls';
import type { GroupEventView } from '@sendahead/shared-contracts/console/group-event-schema';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { DoneMessage } from '../../console/done-message.tsx';
import { showDayOfYear } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { groupEventTexts, groupFailure, boardTexts as texts } from '../../copy/group-events.ts';

/** CO-53: emails to those who got none, and reminders to those who have not booked, once a day. */
export function EmailActs({ event }: { event: GroupEventView }) {
  const email = useMutation(mutationOf(useApi(), emailGroup, readGroupEvent));
  if (event.state === 'closed') return null;
  if (event.today > event.answer_by) return <p>{texts.over}</p>;
  const until = groupEventTexts.answerByOf(showDayOfYear(event.answer_by));
  const fresh = event.people.filter(({ state, email: address }) => state === 'new' && address !== '').length;
  const waiting = event.people.filter(({ state }) => state === 'emailed');
  const due = waiting.filter(({ emailed_on }) => emailed_on !== null && emailed_on < event.today).length;
  const send = (to: 'new' | 'unanswered'): void =>
    email.mutate({ params: { eventId: event.id }, body: { to } });
  return (
    <>
      <p>{until}</p>
      <div className="console-acts">
        {fresh > 0 ? (
          <Button
            variant="primary"
            busy={email.isPending}
            busyLabel={actTexts.sending}
            onClick={() => send('new')}
          >
            {texts.emailNew(fresh)}
          </Button>
        ) : null}
        {due > 0 ? (
          <Button busy={email.isPending} busyLabel={actTexts.sending} onClick={() => send('unanswered')}>
            {texts.remind(due)}
          </Button>
        ) : null}
      </div>
      {fresh === 0 && due === 0 && waiting.length > 0 ? <p>{texts.tomorrow}</p> : null}
      <DoneMessage>{email.data ? texts.emailed(email.data.emails) : null}</DoneMessage>
      {email.error ? (
        <Alert severity="danger" live>
          {groupFailure(email.error)}
        </Alert>
      ) : null}
    </>
  );
}
