import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { givenAnswers } from '@sendahead/shared-contracts/preferences/given-answers';
import { orderTexts as texts } from '../../../copy/order.ts';
import { Facts, Section } from '../section.tsx';

/** QN-09: the questions of the order's clubs, with their answers; left out if no club asked. */
export function ClubAnswers({ view }: { view: OrderView }) {
  const clubAnswers = givenAnswers(view.club_answers ?? []);
  if (clubAnswers.length === 0) return null;
  return (
    <Section title={texts.clubAnswers}>
      {clubAnswers.map(({ key, title, answers }) => (
        <div key={key}>
          <h3>{title}</h3>
          <Facts facts={Object.fromEntries(answers.map(({ question, answer }) => [question, answer]))} />
        </div>
      ))}
    </Section>
  );
}
