import { Alert, Button, useStore } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, useId } from 'react';
import { answersNotSaved, answersNotSavedHelp, questionsWords } from '../../copy/club-questions.ts';
import type { ClubQuestions } from '../../effects/club-questions.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { answersOf, canSend, type QuestionStep, questionsOf } from '../../state/club-questions.ts';
import { byLink } from '../../state/payment-method.ts';
import { QuestionField } from './question-field.tsx';
import { useTravelerName } from './use-traveler-name.ts';

type Props = {
  step: QuestionStep;
  questions: ClubQuestions;
  /** An order waits for the answers. */
  orders: boolean;
  leave: () => void;
};

/** QN-01 to QN-08, MD-24: the questions of one club, in camps for one camper. */
export function QuestionsDialog({ step, questions, orders, leave }: Props) {
  const { store } = questions;
  const state = useStore(store, (all) => all);
  const { sending, travelerIds } = state;
  const answers = answersOf(state, step.key);
  const formId = useId();
  const { club } = step;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canSend(step, answers)) questions.send(step);
  };
  return (
    <Modal
      open
      title={club.header || club.name}
      onClose={leave}
      actions={
        <>
          {club.requiresAll ? null : (
            <Button variant="quiet" onClick={() => store.dispatch({ type: 'skipped', step: step.key })}>
              {questionsWords.skip}
            </Button>
          )}
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={!canSend(step, answers)}
            busy={sending === 'asking'}
            busyLabel={questionsWords.sending}
          >
            {orders ? questionsWords.send : questionsWords.keep}
          </Button>
        </>
      }
    >
      <form id={formId} className="checkout-questions" noValidate onSubmit={send}>
        <Whom step={step} travelerIds={travelerIds} orders={orders} />
        {sending === 'failed' ? (
          <Alert severity="danger" live>
            {`${answersNotSaved(club.perTraveler)} ${answersNotSavedHelp}`}
          </Alert>
        ) : null}
        {questionsOf(step, answers).map((question) => (
          <QuestionField key={question.id} step={step} question={question} answers={answers} store={store} />
        ))}
      </form>
    </Modal>
  );
}

/** The club, and in camps the traveler. */
function Whom({
  step,
  travelerIds,
  orders,
}: {
  step: QuestionStep;
  travelerIds: readonly string[];
  orders: boolean;
}) {
  const { club, travelerId } = step;
  const name = useTravelerName(travelerId);
  const sendsLink = useSelector(({ way }) => way.way === byLink);
  return (
    <div className="checkout-questions__whom">
      <p>{[club.header ? club.name : '', club.subheader].filter(Boolean).join('. ')}</p>
      {orders ? <p>{sendsLink ? questionsWords.linkFollows : questionsWords.orderFollows}</p> : null}
      {club.requiresAll ? null : <p>{questionsWords.maySkip}</p>}
      {travelerId === null ? null : (
        <p>
          <strong>{name}</strong>
          <span>
            {travelerIds.length > 1
              ? questionsWords.whichOf({ at: travelerIds.indexOf(travelerId) + 1, all: travelerIds.length })
              : ''}
          </span>
        </p>
      )}
    </div>
  );
}
