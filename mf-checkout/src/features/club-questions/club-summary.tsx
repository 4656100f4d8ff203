import { Button, useStore, VisuallyHidden } from '@sendahead/shared-ui';
import { clubSummaryWords as words } from '../../copy/club-questions.ts';
import type { ClubQuestions } from '../../effects/club-questions.ts';
import { isAnswered, type QuestionStep } from '../../state/club-questions.ts';
import { useTravelerName } from './use-traveler-name.ts';

/** A club with questions, whether they are answered, and a button to answer them before the order asks. */
export function ClubSummary({ step, questions }: { step: QuestionStep; questions: ClubQuestions }) {
  const answered = useStore(questions.store, (state) => isAnswered(state, step));
  const name = useTravelerName(step.travelerId);
  const about = step.travelerId === null ? step.club.name : words.camper({ club: step.club.name, name });
  return (
    <div className="checkout-clubs__club">
      <p>
        <strong>{about}</strong>
        <span className="checkout-clubs__state">{answered ? words.answered : words.open}</span>
      </p>
      <Button onClick={() => questions.store.dispatch({ type: 'change-opened', step: step.key })}>
        <span>{answered ? words.change : words.answer}</span>
        <VisuallyHidden>{`, ${about}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
