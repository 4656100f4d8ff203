import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { affectedByIncident, type IncidentImpact } from '@sendahead/shared-contracts/console/incident-calls';
import { readMoving } from '@sendahead/shared-contracts/console/incident-move-calls';
import type { IncidentFields } from '@sendahead/shared-contracts/console/incident-schema';
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { useSettled } from '../../console/use-settled.ts';
import { affectedText, handledText, stopText, incidentTexts as texts } from '../../copy/incidents.ts';

/** Milliseconds without typing after which orders are counted. */
const pauseMs = 400;

/**
 * What an incident would affect, requested after a pause in typing; nothing is requested while a field is
 * missing.
 */
export function useAffected(fields: IncidentFields | null): UseQueryResult<IncidentImpact> {
  const api = useApi();
  const settled: IncidentFields | null = JSON.parse(useSettled(JSON.stringify(fields), pauseMs));
  const affectedQuery = settled && queryOf(api, affectedByIncident, { body: settled });
  return useQuery({
    queryKey: affectedQuery?.queryKey ?? [affectedByIncident.name],
    queryFn: affectedQuery?.queryFn ?? skipToken,
    retry: false,
  });
}

/** How many orders and carts an incident affects, with their value, and the orders with links. */
export function Affected({
  query,
  complete,
  incidentId,
}: {
  query: UseQueryResult<IncidentImpact>;
  complete: boolean;
  /** Undefined before it is saved. */
  incidentId?: string;
}) {
  return (
    <Panel title={texts.affected}>
      {incidentId ? <Handled incidentId={incidentId} /> : null}
      {complete ? (
        <QueryView query={query} label={texts.counting}>
          {({ orders, carts }) => (
            <>
              <p role="status" className="incident-count">
                {affectedText({ orders, carts })}
              </p>
              {orders.count > 0 && !incidentId ? <p className="incident-hint">{texts.advice}</p> : null}
              <ul className="incident-orders">
                {orders.listed.map((order) => (
                  <li key={order.order_id}>
                    <span>
                      <Link href={`/orders/${order.order_id}`}>{order.display_id}</Link>
                      {` ${order.customer}`}
                    </span>
                    <span>{stopText(order)}</span>
                  </li>
                ))}
              </ul>
              {orders.count > orders.listed.length ? (
                <p className="incident-hint">{texts.more(orders.listed.length)}</p>
              ) : null}
            </>
          )}
        </QueryView>
      ) : (
        <p className="incident-hint">{texts.fillIn}</p>
      )}
    </Panel>
  );
}

/** Orders that the incident moved, each with its result; the incident no longer affects them. */
function Handled({ incidentId }: { incidentId: string }) {
  const api = useApi();
  const { data } = useQuery(queryOf(api, readMoving, { params: { incidentId } }));
  const orders = new Set((data?.moving?.results ?? []).map(({ order_id }) => order_id));
  return orders.size === 0 ? null : <p className="incident-hint">{handledText(orders.size)}</p>;
}
