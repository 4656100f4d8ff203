import { Alert, Button, useStore } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { clubSummaryWords, questionsNotRead } from '../../copy/club-questions.ts';
import { type ClubQuestions, createClubQuestions } from '../../effects/club-questions.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { openSteps, stepsOf } from '../../state/club-questions.ts';
import { ClubSummary } from './club-summary.tsx';
import { QuestionsDialog } from './questions-dialog.tsx';
import { QuestionsNotRead } from './questions-not-read.tsx';
import './club-questions.css';

/**
 * PY-10, PY-12, MD-24: the questions of the trip's clubs: each club has a line at the payment, and a dialog
 * before the order.
 */
export function ClubsOfTrip() {
  const { checkout, host } = useCheckout();
  const [questions] = useState(() => createClubQuestions({ host, checkout: checkout.store }));
  useEffect(() => questions.start(), [questions]);
  const state = useStore(questions.store, (all) => all);
  const steps = stepsOf(state);
  return (
    <>
      {steps.length > 0 ? (
        <section className="checkout-clubs" aria-label={clubSummaryWords.list}>
          {steps.map((step) => (
            <ClubSummary key={step.key} step={step} questions={questions} />
          ))}
        </section>
      ) : null}
      {state.request === 'failed' ? (
        <Alert
          severity="warning"
          live
          action={<Button onClick={questions.readAgain}>{clubSummaryWords.again}</Button>}
        >
          {questionsNotRead}
        </Alert>
      ) : null}
      <OpenDialog questions={questions} />
    </>
  );
}

function OpenDialog({ questions }: { questions: ClubQuestions }) {
  const { store } = useCheckout().checkout;
  const placing = useSelector((state) => state.placing.phase === 'asking-club');
  const state = useStore(questions.store, (all) => all);
  const open = openSteps(state);
  const step = placing ? open[0] : stepsOf(state).find(({ key }) => key === state.changing);
  const leave = () => {
    questions.store.dispatch({ type: 'closed' });
    store.dispatch({ type: 'club-left', code: 'club_step_left' });
  };
  if (placing && state.request !== 'answered')
    return <QuestionsNotRead request={state.request} retry={questions.readAgain} leave={leave} />;
  if (!step) return null;
  return (
    <QuestionsDialog
      key={step.key}
      step={step}
      questions={questions}
      orders={placing}
      isLast={open.length === 1}
      onLeave={leave}
    />
  );
}
