import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { planOfRefund } from '@sendahead/shared-contracts/orders/change-option-calls';
import type { OrderChange, TravelerDays } from '@sendahead/shared-contracts/orders/change-schema';
import { changeLeg, type LegChange, priceLegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { payingFor } from '../copy/change.ts';
import { useCardPayment } from './use-card-payment.ts';
import { useOrder } from './use-order.ts';
import { useApi } from './use-orders.ts';

/** The wanted change, of the whole order or of one leg. */
export type WantedChange =
  | { readonly of: 'order'; readonly change: OrderChange }
  | { readonly of: 'leg'; readonly leg: LegName; readonly change: LegChange };

/** CH-26: the day by which a wanted change says that a leg is needed; undefined where it keeps the booked one. */
export function wantedNeed(wanted: WantedChange, leg: LegName): CalendarDate | undefined {
  if (wanted.of === 'leg') return wanted.leg === leg ? wanted.change.needed_by : undefined;
  return leg === 'return' ? wanted.change.return_needed_by : wanted.change.needed_by;
}

/** A destination of a refund. */
export type RefundPart = CallOutput<typeof planOfRefund>['parts'][number];

/** A leg's days as they will be. */
export interface LegDays {
  readonly leg: LegName;
  readonly pickup: CalendarDate;
  readonly arrival: CalendarDate;
}

/** The price of a change, shown before the customer agrees to it. */
export interface QuotedPrice {
  readonly wanted: WantedChange;
  readonly differenceCents: number;
  /** CO-140: how often the order was changed before this price; absent from older servers. */
  readonly pricedAfter?: number | undefined;
  readonly refund: readonly RefundPart[];
  readonly days: readonly LegDays[];
}

/** The state of a dialog with something to agree to: a change, or a cancellation. */
export interface AgreementState {
  readonly phase: 'open' | 'asking' | 'agreeing' | 'paying';
  readonly quoted: QuotedPrice | null;
  readonly error: unknown;
  /** The change was refused because the traveler's dates abroad are missing; they must be sent with it. */
  readonly daysWanted: boolean;
  /**
   * Makes the priced change. True once the order is changed; false where the customer left or the change was refused,
   * with the reason in `error`.
   */
  agree(days?: TravelerDays): Promise<boolean>;
  /** Abandons a payment in progress. */
  leave(): void;
}

export interface ChangeState extends AgreementState {
  /** Asks for the price, once a lookup has completed the change; a newer request replaces an older one. */
  ask(wanted: WantedChange | Promise<WantedChange>): void;
  /** The wanted change was edited, so the price no longer applies. */
  edited(): void;
}

const codeOf = (error: unknown): string => (isApiError(error) ? error.code : '');
/** The outcome of the call is unknown. */
const isLost = (error: unknown): boolean => isApiError(error) && (error.status === 0 || error.status >= 500);

async function askPrice(
  api: ApiClient,
  orderId: string,
  wanted: WantedChange,
): Promise<Pick<QuotedPrice, 'differenceCents' | 'pricedAfter' | 'days'>> {
  if (wanted.of === 'order') {
    const answer = await api.call(priceOrderChange, { params: { orderId }, body: wanted.change });
    return { ...shownOf(answer), days: answer.legs.map(daysOf) };
  }
  const { leg } = wanted;
  const answer = await api.call(priceLegChange, { params: { orderId, leg }, body: wanted.change });
  return { ...shownOf(answer), days: [daysOf({ ...answer, leg })] };
}

const shownOf = (answer: { difference_cents: number; priced_after?: number | undefined }) => ({
  differenceCents: answer.difference_cents,
  pricedAfter: answer.priced_after,
});

const daysOf = ({
  leg,
  pickup_date: pickup,
  arrival_date: arrival,
}: {
  leg: LegName;
  pickup_date: CalendarDate;
  arrival_date: CalendarDate;
}): LegDays => ({ leg, pickup, arrival });

async function priceOf(api: ApiClient, orderId: string, wanted: WantedChange): Promise<QuotedPrice> {
  const priced = await askPrice(api, orderId, wanted);
  const { differenceCents } = priced;
  const query = { amount_cents: String(-differenceCents) };
  const { parts } =
    differenceCents < 0 ? await api.call(planOfRefund, { params: { orderId }, query }) : { parts: [] };
  return { wanted, ...priced, refund: parts };
}

interface Agreed {
  readonly quoted: QuotedPrice;
  readonly days: TravelerDays | undefined;
}

function makeChange(
  api: ApiClient,
  orderId: string,
  { quoted: { wanted, differenceCents, pricedAfter }, days }: Agreed,
  nonce?: string,
): Promise<unknown> {
  const paid = {
    difference_cents: differenceCents,
    ...(pricedAfter === undefined ? {} : { priced_after: pricedAfter }),
    ...(nonce === undefined ? {} : { payment_method_nonce: nonce }),
    ...(days ? { traveler_days: days } : {}),
  };
  return wanted.of === 'order'
    ? api.call(changeOrder, { params: { orderId }, body: { change: wanted.change, ...paid } })
    : api.call(changeLeg, { params: { orderId, leg: wanted.leg }, body: { ...wanted.change, ...paid } });
}

/**
 * CH-08, CH-09: a change of the page's order: first its price, then, once the customer agrees, the change. `billedTo`
 * is the club that pays.
 */
export function useChange(billedTo: string | null = null): ChangeState {
  const api = useApi();
  const { order_id: orderId } = useOrder().order;
  const card = useCardPayment();
  const byCard = ({ differenceCents }: QuotedPrice): boolean => differenceCents > 0 && billedTo === null;
  const pricing = useMutation({
    mutationFn: async (wanted: WantedChange | Promise<WantedChange>) => priceOf(api, orderId, await wanted),
  });
  const agreeing = useMutation({
    mutationFn: (agreed: Agreed) => {
      if (!byCard(agreed.quoted)) return makeChange(api, orderId, agreed);
      const send = (nonce: string) => makeChange(api, orderId, agreed, nonce);
      return card.pay({ cents: agreed.quoted.differenceCents, what: payingFor, send });
    },
  });
  const [daysWanted, setDaysWanted] = useState(false);
  const turn = useRef(0);
  /** The turn whose answer was lost: its change may have been made nevertheless. */
  const lost = useRef<number | null>(null);
  /** Discards the previous price or refusal. */
  const begin = (): void => {
    turn.current += 1;
    agreeing.reset();
    pricing.reset();
  };
  const { data: quoted = null } = pricing;
  const isAgreeing = agreeing.isPending && quoted !== null;
  return {
    phase: pricing.isPending ? 'asking' : isAgreeing ? (byCard(quoted) ? 'paying' : 'agreeing') : 'open',
    quoted,
    error: agreeing.error ?? pricing.error,
    daysWanted,
    ask(wanted) {
      begin();
      pricing.mutate(wanted);
    },
    edited: begin,
    async agree(days) {
      if (!quoted || agreeing.isPending) return false;
      const mine = turn.current;
      try {
        return (await agreeing.mutateAsync({ quoted, days })) !== null;
      } catch (error) {
        if (codeOf(error) === 'international_info_required') setDaysWanted(true);
        // Nothing is left to change, because the lost call made this change.
        if (codeOf(error) === 'nothing_to_change' && lost.current === mine) return true;
        if (isLost(error)) lost.current = mine;
        if (['recalc', 'order_changed'].includes(codeOf(error)) && mine === turn.current)
          pricing.mutate(quoted.wanted);
        return false;
      }
    },
    leave: card.leave,
  };
}
