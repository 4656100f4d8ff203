import { readOrderPreferences } from '@sendahead/shared-contracts/preferences/calls';
import { givenAnswers } from '@sendahead/shared-contracts/preferences/given-answers';
import { clubAnswersWords as words } from '../../copy/club-answers.ts';
import { useAsked } from '../../hooks/use-asked.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { AskedPart } from '../../views/asked-part.tsx';
import { OrderSection } from '../../views/order-section.tsx';
import './club-answers.css';

/** QN-09: what the clubs of an order asked at its booking, and were answered; left out where none asked. */
export function ClubAnswers() {
  const { order, at_clubs } = useOrder().detail;
  return at_clubs ? <ClubAnswersOf orderId={order.order_id} /> : null;
}

function ClubAnswersOf({ orderId }: { orderId: string }) {
  const asked = useAsked(readOrderPreferences, { params: { orderId } });
  const given = givenAnswers(asked.value?.answers ?? []);
  if (asked.status !== 'failed' && given.length === 0) return null;
  return (
    <OrderSection id="club-answers" title={words.title}>
      <AskedPart asked={asked} what={words.what}>
        {() =>
          given.map(({ key, title, answers }) => (
            <div key={key} className="order-club-answers">
              <h3>{title}</h3>
              <dl>
                {answers.map(({ question, answer }) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>{answer}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))
        }
      </AskedPart>
    </OrderSection>
  );
}
