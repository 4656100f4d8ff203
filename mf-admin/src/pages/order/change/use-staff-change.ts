import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { isApiError, isTransient } from '@sendahead/shared-contracts/client/api-error';
import { invalidate } from '@sendahead/shared-contracts/client/query-of';
import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { changeLeg, priceLegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { sendChangeLink } from '@sendahead/shared-contracts/orders/pay-link-calls';
import { chargeChange, waiveChange } from '@sendahead/shared-contracts/orders/settle-change-calls';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../console/use-console.ts';
import type { Settlement } from './use-settlement.ts';
import type { WantedChange } from './wanted-change.ts';

interface ChangedLeg {
  readonly leg: LegName;
  readonly pickup_date: string;
  readonly arrival_date: string;
}

/** The price of a change, shown before it is made. */
export interface QuotedPrice {
  readonly wanted: WantedChange;
  readonly differenceCents: number;
  /** The club whose account pays the difference; null if a card must pay it. */
  readonly billedTo: string | null;
  /** How often the order was changed before this price; absent from older servers. */
  readonly pricedAfter?: number | undefined;
  /** The changed legs as they would be. */
  readonly legs: readonly ChangedLeg[];
}

/** Whether the console can make the change: one that costs no more, or one billed to a club. */
export const canBeMade = ({ differenceCents, billedTo }: QuotedPrice): boolean =>
  differenceCents <= 0 || billedTo !== null;

/** CO-140: the price that was shown, and the state of the order that it applies to. */
const seenOf = ({ differenceCents, pricedAfter }: QuotedPrice) => ({
  difference_cents: differenceCents,
  ...(pricedAfter === undefined ? {} : { priced_after: pricedAfter }),
});

/** CH-19: the change of a request that settles it; the ends of one leg use the field names of the trip. */
function settledOf(quoted: QuotedPrice) {
  const { wanted } = quoted;
  const seen = seenOf(quoted);
  if (wanted.of === 'order') return { change: wanted.change, ...seen };
  const { from: origin, to: destination, ...day } = wanted.change;
  return { leg: wanted.of, change: { ...day, origin, destination }, ...seen };
}

interface Pressed {
  readonly quoted: QuotedPrice;
  /** Ignored for a change that costs no more, or that a club pays. */
  readonly settlement: Settlement;
}

/** Whether a failed press says nothing about the price: its payment failed, or its answer was lost. */
const keepsPrice = (error: unknown): boolean =>
  isTransient(error) ||
  (isApiError(error) &&
    ['payment_refused', 'payment_method_not_found', 'change_in_progress', 'no_text_consent'].includes(
      error.code,
    ));

/** The difference in cents, and the changed legs. */
async function priceOf(api: ApiClient, orderId: string, wanted: WantedChange) {
  if (wanted.of === 'order') {
    const { difference_cents, priced_after, legs } = await api.call(priceOrderChange, {
      params: { orderId },
      body: wanted.change,
    });
    return { differenceCents: difference_cents, pricedAfter: priced_after, legs };
  }
  const params = { orderId, leg: wanted.of };
  const answer = await api.call(priceLegChange, { params, body: wanted.change });
  const { difference_cents, priced_after, ...days } = answer;
  return {
    differenceCents: difference_cents,
    pricedAfter: priced_after,
    legs: [{ ...days, leg: wanted.of }],
  };
}

/**
 * CH-18: a change by staff for the customer: first its price, then the change, or the payment link for it.
 */
export function useStaffChange(orderId: string) {
  const api = useApi();
  const price = async (wanting: Promise<WantedChange>): Promise<QuotedPrice> => {
    const wantedChange = await wanting;
    const priced = await priceOf(api, orderId, wantedChange);
    if (priced.differenceCents <= 0) return { wanted: wantedChange, ...priced, billedTo: null };
    const { billed_to: billedTo } = await api.call(readChangeOptions, { params: { orderId } });
    return { wanted: wantedChange, ...priced, billedTo };
  };
  const change = async ({ quoted, settlement }: Pressed): Promise<string | null> => {
    if (canBeMade(quoted)) await made(quoted);
    else return settle(quoted, settlement);
    return null;
  };
  const settle = async (quoted: QuotedPrice, settlement: Settlement): Promise<string | null> => {
    const params = { orderId };
    const body = settledOf(quoted);
    if (settlement.how === 'link' || settlement.how === 'text') {
      const byText = settlement.how === 'text' ? { by_text: true } : {};
      await api.call(sendChangeLink, { params, body: { ...body, ...byText } });
      return null;
    }
    const { reason, key } = settlement;
    if (settlement.how === 'waive')
      return (await api.call(waiveChange, { params, body: { ...body, reason, key } })).approval_id;
    const { payment_method_id } = settlement.card;
    const charge = { ...body, reason, key, payment_method_id, customer_agreed: true } as const;
    await api.call(chargeChange, { params, body: charge });
    return null;
  };
  const made = (quoted: QuotedPrice): Promise<unknown> => {
    const { wanted } = quoted;
    const seen = seenOf(quoted);
    return wanted.of === 'order'
      ? api.call(changeOrder, { params: { orderId }, body: { change: wanted.change, ...seen } })
      : api.call(changeLeg, { params: { orderId, leg: wanted.of }, body: { ...wanted.change, ...seen } });
  };
  const pricing = useMutation({ mutationFn: price });
  const making = useMutation({
    mutationFn: change,
    onSuccess: (_, _told, _before, { client }) => invalidate(client, viewOrder, orderLife),
    // The page behind the dialog shows the order as it was.
    onError: (error, _told, _before, { client }) => {
      if (isApiError(error) && error.code === 'order_changed')
        invalidate(client, viewOrder, orderLife, readChangeOptions);
    },
  });
  return {
    // A refused change is priced again before it is retried, unless only its payment failed.
    quoted: making.isError && !keepsPrice(making.error) ? null : (pricing.data ?? null),
    busy: pricing.isPending || making.isPending,
    error: making.error ?? pricing.error,
    /**
     * The wanted change was edited, so a shown or pending price no longer applies; a submitted change is not stopped.
     */
    edited(): void {
      if (making.isPending) return;
      making.reset();
      pricing.reset();
    },
    /** Requests the price of a change that a lookup may still complete. */
    ask(wanting: Promise<WantedChange>): void {
      making.reset();
      pricing.mutate(wanting);
    },
    make: (
      quoted: QuotedPrice,
      settlement: Settlement,
      then: { onSuccess: (approvalId: string | null) => void; onError: (error: unknown) => void },
    ): void => making.mutate({ quoted, settlement }, then),
  };
}

export type StaffChange = ReturnType<typeof useStaffChange>;
