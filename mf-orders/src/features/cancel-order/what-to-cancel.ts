import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDetail, OrderShipment } from '@sendahead/shared-contracts/orders/order-detail';
import { cancelWords, legLabels } from '../../copy/change.ts';

export type RefundStep = { readonly label: string; readonly amount_cents: number };

/** A part of an order that can be canceled. */
export type ToCancel = { readonly id: string; readonly label: string } & (
  | { readonly kind: 'order'; readonly refundCents: number }
  | {
      readonly kind: 'leg';
      readonly leg: LegName;
      readonly refundCents: number;
      readonly steps: readonly RefundStep[];
    }
  | { readonly kind: 'bag'; readonly bag: number; readonly leg: LegName | undefined }
);

/** The whole order first, then the active legs, then each of several bags: on both legs, and on one leg. */
export function whatToCancel(detail: OrderDetail): ToCancel[] {
  const { order, leg_states = [], refund_on_cancel_cents = 0 } = detail;
  const whole: ToCancel[] = order.allowed_actions.includes('cancel')
    ? [{ id: 'order', kind: 'order', label: cancelWords.whole, refundCents: refund_on_cancel_cents }]
    : [];
  const standing = leg_states.filter(({ state }) => state !== 'cancelled');
  // The last active leg is cancelled as the whole order.
  const legs = leg_states
    .filter(({ allowed_actions }) => allowed_actions.includes('cancel') && standing.length > 1)
    .map(
      ({ leg, refund_on_cancel_cents: refundCents, refund_steps: steps = [] }): ToCancel => ({
        id: `leg.${leg}`,
        kind: 'leg',
        leg,
        label: `${legLabels[leg]} only`,
        refundCents,
        steps,
      }),
    );
  return [...whole, ...legs, ...bagsToCancel(detail)];
}

function bagsToCancel({ shipments }: OrderDetail): ToCancel[] {
  const open = shipments.filter(({ allowed_actions = [] }) => allowed_actions.includes('cancel'));
  const bags = new Map<number, typeof open>();
  for (const shipment of open)
    if (shipment.bag !== undefined) bags.set(shipment.bag, [...(bags.get(shipment.bag) ?? []), shipment]);
  const countOn = (leg: LegName) => open.filter((shipment) => shipment.leg === leg).length;
  const nameOf = ({ item, traveler }: OrderShipment): string => `${item}, ${traveler}`;
  const firsts = [...bags.values()].flatMap(([first]) => (first ? [first] : []));
  return [...bags].flatMap(([bag, ways]) => {
    const [first] = ways;
    if (!first) return [];
    const alike = firsts.filter((one) => nameOf(one) === nameOf(first));
    const name = cancelWords.bag({
      name: nameOf(first),
      number: alike.indexOf(first) + 1,
      of: alike.length,
      // On both legs a bag has two numbers, which are less helpful than its position.
      tracking: ways.length === 1 ? (first.tracking_number ?? '') : '',
    });
    const whole: ToCancel = { id: `bag.${bag}`, kind: 'bag', bag, leg: undefined, label: name };
    const alone = ways.flatMap(({ leg }): ToCancel[] =>
      ways.length > 1 && countOn(leg) > 1
        ? [
            {
              id: `bag.${bag}.${leg}`,
              kind: 'bag',
              bag,
              leg,
              label: `${name}: ${legLabels[leg].toLowerCase()} only`,
            },
          ]
        : [],
    );
    return [whole, ...alone];
  });
}
