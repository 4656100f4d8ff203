import { Button, Icon, Money, useGatheredLines, VisuallyHidden } from '@sendahead/shared-ui';
import { useId } from 'react';
import { checkWords as words } from '../../copy/check-shipment.ts';
import { focusNextStep } from '../../hooks/focus-control.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { lateBagsTextOf } from '../../state/late-bags.ts';
import { dueCents } from '../../state/selectors.ts';
import { type CheckRow, checkedLegs, endRows, travelerRows } from './check-rows.ts';
import './check-shipment.css';

/** PY-32: the whole shipment before its payment. It replaces the lines of the folded cards. */
export function CheckShipment() {
  useGatheredLines();
  const titleId = useId();
  const { brand } = useCheckout().host.boot;
  const { points, travelers, itinerary } = useSelector(({ page }) => page);
  const cents = useSelector(dueCents);
  const late = useSelector(lateBagsTextOf);
  if (!points || !travelers || !itinerary) return null;
  return (
    <section className="ui-card checkout-check" aria-labelledby={titleId}>
      <div className="checkout-check__head">
        <h2 id={titleId}>{words.title}</h2>
        {cents === null ? null : <Money cents={cents} />}
      </div>
      <CheckRows rows={[...endRows(points), ...travelerRows(travelers.travelers, brand)]} />
      {checkedLegs(points, itinerary, late).map(({ leg, route, rows }) => (
        <div key={leg}>
          {route ? <h3>{route}</h3> : null}
          <CheckRows rows={rows} />
        </div>
      ))}
    </section>
  );
}

function CheckRows({ rows }: { rows: readonly CheckRow[] }) {
  return (
    <dl>
      {rows.map(({ title, lines, warning, edits, fieldId }) => (
        <div key={fieldId} className="checkout-check__row">
          <dt>{title}</dt>
          <dd className="checkout-check__facts">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two bags may read the same
              <span key={index}>{line}</span>
            ))}
            {warning ? (
              <span className="checkout-check__warning">
                <Icon name="warning" /> <span>{warning}</span>
              </span>
            ) : null}
          </dd>
          <dd>
            <Button variant="quiet" onClick={() => focusNextStep(fieldId)}>
              {words.edit}
              <VisuallyHidden>{` ${edits}`}</VisuallyHidden>
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
