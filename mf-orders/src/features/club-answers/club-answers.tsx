import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readOrderPreferences } from '@sendahead/shared-contracts/preferences/calls';
import { givenAnswers } from '@sendahead/shared-contracts/preferences/given-answers';
import { useQuery } from '@tanstack/react-query';
import { clubAnswersWords as words } from '../../copy/club-answers.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { OrderSection } from '../../views/order-section.tsx';
import { QueryView } from '../../views/query-view.tsx';
import './club-answers.css';

/**
 * QN-09: the questions that an order's clubs asked at its booking, and the answers; hidden without any.
 */
export function ClubAnswers() {
  const { order, at_clubs } = useOrder();
  return at_clubs ? <ClubAnswersOf orderId={order.order_id} /> : null;
}

function ClubAnswersOf({ orderId }: { orderId: string }) {
  const api = useApi();
  const preferences = useQuery(queryOf(api, readOrderPreferences, { params: { orderId } }));
  const clubAnswers = givenAnswers(preferences.data?.answers ?? []);
  if (!preferences.isError && clubAnswers.length === 0) return null;
  return (
    <OrderSection id="club-answers" title={words.title}>
      <QueryView query={preferences} what={words.what}>
        {() =>
          clubAnswers.map(({ key, title, answers }) => (
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
      </QueryView>
    </OrderSection>
  );
}
