import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { paymentRows, titledLines } from '@sendahead/shared-contracts/orders/money-sheet';
import { costLines } from '@sendahead/shared-contracts/pricing/cost-lines';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { Button, demanded, Money, ViewOnDemand } from '@sendahead/shared-ui';
import { useState } from 'react';
import { useConsole } from '../../../console/use-console.ts';
import { orderTexts as texts } from '../../../copy/order.ts';
import { Facts, FoldedSection } from '../section.tsx';

const replayView = demanded(async () => (await import('./replay.tsx')).Replay);

/** The price as sold: each line with its steps, the total, the carrier's share, and a button that recalculates it. */
export function Price({ view }: { view: OrderView }) {
  const { host, may } = useConsole();
  const [replaying, setReplaying] = useState(false);
  const { receipt, cost_cents, cost_estimated = false, rate_sheet } = view;
  const keptCents = view.revenue_cents ?? receipt.total_cents;
  return (
    <FoldedSection title={texts.price} wide holds={<Money cents={receipt.total_cents} />}>
      <PriceLines receipt={receipt} />
      {may('see_price_details') ? (
        <Facts
          facts={{
            [texts.rateSheet]: rate_sheet,
            [texts.revenue]: <Money cents={keptCents} />,
            [cost_estimated ? texts.costEstimated : texts.cost]:
              cost_cents === null ? '' : <Money cents={cost_cents} />,
            [texts.margin]: cost_cents === null ? '' : <Money cents={keptCents - cost_cents} />,
          }}
        />
      ) : null}
      {may('see_price_details') && cost_cents !== null ? (
        <p className="order-muted">{cost_estimated ? texts.countedEstimated : texts.counted}</p>
      ) : null}
      {!may('see_price_details') || receipt.status === 'cancelled' ? null : replaying ? (
        <ViewOnDemand of={replayView} props={{ orderId: receipt.order_id }} report={host.report} />
      ) : (
        <Button onClick={() => setReplaying(true)}>{texts.replay}</Button>
      )}
    </FoldedSection>
  );
}

/** The lines of a price with the amount paid for each. */
export function PriceLines({ receipt }: Pick<OrderView, 'receipt'>) {
  return (
    <ul className="order-lines">
      {titledLines(costLines(receipt.line_items), receipt.travelers).map((line) => (
        <li key={line.id}>
          <Line line={line} />
        </li>
      ))}
      <li className="order-lines__total">
        <span>{texts.total}</span>
        <Money cents={receipt.total_cents} />
      </li>
      {paymentRows(receipt).map(({ id, title, detail, amount_cents }) => (
        <li key={id} className="order-lines__payment">
          <span>
            <span>{title}</span>
            {detail ? <span className="order-muted">{detail}</span> : null}
          </span>
          <Money cents={amount_cents} />
        </li>
      ))}
    </ul>
  );
}

/** A line of the price; clicking it shows its steps. */
function Line({ line }: { line: LineItem }) {
  return (
    <details>
      <summary>
        <span>
          <span>{line.title}</span>
          {line.detail ? <span className="order-muted">{line.detail}</span> : null}
        </span>
        <Money cents={line.amount_cents} />
      </summary>
      <ol className="order-steps">
        {line.explain.map((step, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and never change places.
          <li key={position}>
            <span>{step.label}</span>
            <Money cents={step.amount_cents} />
          </li>
        ))}
      </ol>
    </details>
  );
}
