import { costLines } from '../pricing/cost-lines.ts';
import type { LineItem } from '../pricing/schema.ts';
import { addCents, type Cents, cents } from '../primitives/cents.ts';
import type { Receipt } from './schema.ts';

export type RefundState = 'done' | 'on_its_way' | 'by_hand';

/** A row of the money sheet, for every page, email and document. */
export type MoneyRow = {
  id: string;
  kind: 'item' | 'total' | 'payment' | 'refund';
  title: string;
  detail: string;
  /** Negative for a discount and a refund. */
  amount_cents: Cents;
};

const refundDetails: Readonly<Record<RefundState, string>> = {
  done: '',
  on_its_way: 'In progress',
  by_hand: 'Not sent yet',
};

/**
 * CH-22: a canceled leg, and each discount that changes with it, in the dialog's words; they add up to the
 * line.
 */
function stepsOfCanceledLeg(line: LineItem): LineItem[] {
  if (line.kind !== 'adjustment' || !/^(Outbound|Return) canceled$/.test(line.title)) return [line];
  const steps = line.explain.filter(({ label }) => !line.title.startsWith(label));
  const rest = addCents(...steps.map(({ amount_cents }) => amount_cents));
  return [
    // Their titles name the leg if needed.
    { ...line, leg: null, amount_cents: cents(line.amount_cents - rest), explain: [] },
    ...steps.map(({ label, amount_cents }, index) => ({
      ...line,
      leg: null,
      id: `${line.id}-${index}`,
      title: label,
      amount_cents,
      explain: [],
    })),
  ];
}

/**
 * Lines whose titles name the leg of a round trip, and the traveler when there are several, because the same
 * bag and fee may appear more than once.
 */
export function titledLines(
  lines: readonly LineItem[],
  travelers: readonly Pick<Receipt['travelers'][number], 'name'>[],
): readonly LineItem[] {
  const isRoundTrip = lines.some(({ leg }) => leg === 'return');
  return lines.flatMap(stepsOfCanceledLeg).map((line) => {
    const whose =
      travelers.length > 1 && line.traveler_id !== null ? travelers[Number(line.traveler_id) - 1] : null;
    const title = whose?.name ? `${whose.name} · ${line.title}` : line.title;
    if (!isRoundTrip || line.leg === null) return { ...line, title };
    return { ...line, title: `${line.leg === 'return' ? 'Return' : 'Outbound'}: ${title}` };
  });
}

/** PY-29 */
export const totalTitle = ({ currency }: Pick<Receipt, 'currency'>): string =>
  currency ? `Total (${currency})` : 'Total';

/**
 * The money rows of an order in the same sequence everywhere: items and discounts, the total that they add up
 * to, then the payment of each method and each refund. A payment row never changes; a refund is a separate
 * row.
 */
export function moneySheet({
  line_items,
  travelers,
  total_cents,
  currency,
  payment,
}: Pick<Receipt, 'line_items' | 'travelers' | 'total_cents' | 'currency' | 'payment'>): MoneyRow[] {
  return [
    ...titledLines(costLines(line_items), travelers).map(
      ({ id, title, detail, amount_cents }): MoneyRow => ({ id, kind: 'item', title, detail, amount_cents }),
    ),
    { id: 'total', kind: 'total', title: totalTitle({ currency }), detail: '', amount_cents: total_cents },
    ...paidRows(payment),
    ...(payment.refunds ?? []).map(
      ({ type, title, amount_cents, state }, index): MoneyRow => ({
        id: `refund-${index}`,
        kind: 'refund',
        title: type === 'other' ? 'Refund by check or transfer' : `Refund to ${title}`,
        detail: refundDetails[state],
        amount_cents: cents(0 - amount_cents),
      }),
    ),
  ];
}

/** The rows below the total. */
export const paymentRows = (receipt: Parameters<typeof moneySheet>[0]): MoneyRow[] =>
  moneySheet(receipt).filter(({ kind }) => kind === 'payment' || kind === 'refund');

const paidRows = ({ parts = [] }: Receipt['payment']): MoneyRow[] =>
  parts.map(({ type, title, amount_cents }, index) => ({
    id: `payment-${index}`,
    kind: 'payment',
    title: type === 'club' ? title : `Paid by ${title}`,
    detail: '',
    amount_cents,
  }));
