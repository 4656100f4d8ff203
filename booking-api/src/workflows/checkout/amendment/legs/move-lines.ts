import { legNames } from '@sendahead/shared-contracts/orders/leg-name';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { isRoundTripStep } from '@sendahead/shared-contracts/pricing/words';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { lineOfAction } from '../../../../modules/orders/public/acts/append-order-lines.ts';
import { benefitOf } from '../../../../modules/orders/public/refunds/leg-price-reduction.ts';
import { sumLines } from '../../../../modules/pricing/public/line-items.ts';

type Sides = { before: readonly LineItem[]; after: readonly LineItem[] };

/**
 * The lines of a move. Lines of a leg become lines of that leg, with the round-trip benefit as a separate
 * step; discounts on the whole order become lines of the whole order, so that a leg's price can later be read
 * from the lines.
 */
export function moveLines(title: string, sides: Sides): LineItem[] {
  const of = (isPart: (line: LineItem) => boolean): Sides => ({
    before: sides.before.filter(isPart),
    after: sides.after.filter(isPart),
  });
  return [
    ...lineOf(
      null,
      'coupon',
      `${title}: coupon`,
      of((line) => line.kind === 'coupon'),
    ),
    ...lineOf(
      null,
      'adjustment',
      `${title}: what is taken off the whole`,
      of((line) => line.leg === null && line.kind !== 'coupon'),
    ),
    ...legNames.flatMap((leg) =>
      lineOf(
        leg,
        'adjustment',
        title,
        of((line) => line.leg === leg),
      ),
    ),
  ];
}

function lineOf(
  leg: LineItem['leg'],
  kind: LineItem['kind'],
  title: string,
  { before, after }: Sides,
): LineItem[] {
  const amountCents = cents(sumLines(after) - sumLines(before));
  const benefitCents = cents(benefitOf(before) - benefitOf(after));
  const benefitLabel = [...after, ...before]
    .flatMap(({ explain }) => explain)
    .find(({ label }) => isRoundTripStep(label))?.label;
  const explain = [
    { label: title, amount_cents: cents(amountCents - benefitCents) },
    ...(benefitLabel === undefined ? [] : [{ label: benefitLabel, amount_cents: benefitCents }]),
  ].filter(({ amount_cents }) => amount_cents !== 0);
  return explain.length === 0 ? [] : [lineOfAction({ leg, kind, title, amountCents, explain })];
}
