import { Alert, Button, useStore } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, useId, useState } from 'react';
import { andOrder, answersNotSaved, answersNotSavedHelp, questionsWords } from '../../copy/club-questions.ts';
import type { ClubQuestions } from '../../effects/club-questions.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { answersOf, canSend, problemOf, type QuestionStep, questionsOf } from '../../state/club-questions.ts';
import { isChange } from '../../state/is-change.ts';
import { byLink } from '../../state/payment-method.ts';
import { agreedCents, isSplit, sendsLink } from '../../state/selectors.ts';
import { QuestionField, questionFieldId } from './question-field.tsx';
import { useTravelerName } from './use-traveler-name.ts';

type Props = {
  step: QuestionStep;
  questions: ClubQuestions;
  /** An order waits for the answers. */
  orders: boolean;
  /** No other questions follow: sending or skipping them places the order. */
  isLast: boolean;
  onLeave: () => void;
};

/** QN-01 to QN-08, MD-24: the questions of one club, in camps for one camper. */
export function QuestionsDialog({ step, questions, orders, isLast, onLeave }: Props) {
  const { store } = questions;
  const state = useStore(store, (all) => all);
  const { sending, travelerIds } = state;
  const answers = answersOf(state, step.key);
  const formId = useId();
  const [tried, setTried] = useState(false);
  const words = useButtonWords(orders, isLast);
  const shownQuestions = questionsOf(step, answers);
  const { club } = step;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canSend(step, answers)) {
      questions.send(step);
      return;
    }
    setTried(true);
    const first =
      shownQuestions.find((question) => problemOf(step, question, answers) !== null) ?? shownQuestions[0];
    const field = document.getElementById(first ? questionFieldId(first) : formId);
    (field?.querySelector('input') ?? field)?.focus();
  };
  return (
    <Modal
      open
      title={club.header || club.name}
      onClose={onLeave}
      actions={
        <>
          {club.requiresAll ? null : (
            <Button variant="quiet" onClick={() => store.dispatch({ type: 'skipped', step: step.key })}>
              {words.skip}
            </Button>
          )}
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={sending === 'asking'}
            busyLabel={questionsWords.sending}
          >
            {words.send}
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
        {shownQuestions.map((question) => (
          <QuestionField
            key={question.id}
            step={step}
            question={question}
            answers={answers}
            store={store}
            tried={tried}
          />
        ))}
        {tried && isAllFine(step, answers) && !canSend(step, answers) ? (
          <Alert severity="warning" live>
            {questionsWords.nothing}
          </Alert>
        ) : null}
      </form>
    </Modal>
  );
}

/** No answer is wrong or missing; still, none may be given. */
const isAllFine = (step: QuestionStep, answers: ReturnType<typeof answersOf>): boolean =>
  questionsOf(step, answers).every((question) => problemOf(step, question, answers) === null);

/** PY-33: the last buttons before a waiting order say that they place it, and for how much. */
function useButtonWords(orders: boolean, isLast: boolean): { send: string; skip: string } {
  const cents = useSelector(agreedCents);
  const split = useSelector(isSplit);
  const linked = useSelector(sendsLink);
  const changes = useSelector(isChange);
  const { send, skip, keep } = questionsWords;
  if (!orders) return { send: keep, skip };
  const label = (act: string) =>
    isLast ? andOrder(act, cents, { isSplit: split, sendsLink: linked, isChange: changes }) : act;
  return { send: label(send), skip: label(skip) };
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
