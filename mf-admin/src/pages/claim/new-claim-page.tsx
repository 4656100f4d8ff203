import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { claimableOrder } from '@sendahead/shared-contracts/console/claim-for-caller-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Facts } from '../../console/facts.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { newClaimTexts as texts } from '../../copy/new-claim.ts';
import { FindOrder } from './find-order.tsx';
import { ClosedWindows } from './new-claim-bags.tsx';
import { NewClaimForm } from './new-claim-form.tsx';

/**
 * CO-33: a claim for a caller about the order in the page's address; without one, the page asks for its
 * number.
 */
export function NewClaimPage() {
  const filters = useFilters(['order']);
  const number = filters.get('order');
  const choose = (order: string): void => filters.set('order', order);
  return (
    <>
      <PageHead title={texts.newClaim} detail={<Link href="/claims">{texts.back}</Link>} />
      {number ? (
        <ClaimOfOrder key={number} number={number} onChoose={choose} />
      ) : (
        <FindOrder onFind={choose} />
      )}
    </>
  );
}

interface ClaimOfOrderProps {
  readonly number: string;
  /** Called with another number, or with an empty one to ask for it. */
  readonly onChoose: (number: string) => void;
}

function ClaimOfOrder({ number, onChoose }: ClaimOfOrderProps) {
  const query = useQuery(queryOf(useApi(), claimableOrder, { params: { number } }));
  if (isApiError(query.error) && query.error.code === 'order_not_found')
    return <FindOrder unknown={number} onFind={onChoose} />;
  return (
    <QueryView query={query} label={texts.loading}>
      {(order) =>
        order.own ? (
          <Alert severity="warning">{texts.own}</Alert>
        ) : (
          <div className="console-columns">
            <Panel title={texts.newClaim}>
              <NewClaimForm order={order} />
            </Panel>
            <Panel title={texts.order}>
              <Facts
                facts={[
                  [
                    texts.order,
                    <Link key="order" href={`/orders/${order.order_id}`}>
                      {order.display_id}
                    </Link>,
                  ],
                  [texts.customer, order.customer],
                ]}
              />
              <ClosedWindows windows={order.windows} />
              <div>
                <Button onClick={() => onChoose('')}>{texts.another}</Button>
              </div>
            </Panel>
          </div>
        )
      }
    </QueryView>
  );
}
