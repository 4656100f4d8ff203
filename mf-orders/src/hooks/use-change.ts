import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { planOfRefund } from '@sendahead/shared-contracts/orders/change-option-calls';
import type { OrderChange, TravelerDays } from '@sendahead/shared-contracts/orders/change-schema';
import { changeLeg, type LegChange, priceLegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-refund';
import { useRef, useState } from 'react';
import { payingFor } from '../copy/change.ts';
import { useCardPayment } from './use-card-payment.ts';
import { useOrder } from './use-order.ts';
import { useOrders } from './use-orders.ts';

/** What is to be different: of the whole order, or of one leg alone. */
export type WantedChange =
  | { readonly of: 'order'; readonly change: OrderChange }
  | { readonly of: 'leg'; readonly leg: LegName; readonly change: LegChange };

/** Where money comes back to. */
export type RefundPart = { readonly title: string; readonly amount_cents: number; readonly by_card: boolean };

/** What a change costs, told before it is agreed to. */
export interface ToldPrice {
  readonly wanted: WantedChange;
  readonly differenceCents: number;
  readonly refund: readonly RefundPart[];
}

/** What a dialog tells and has agreed to: a change, or cancelling a part. */
export interface Agreeing {
  readonly phase: 'open' | 'asking' | 'agreeing' | 'paying';
  readonly told: ToldPrice | null;
  readonly error: unknown;
  /** It was refused for want of the traveler's days abroad: they are to be told with it. */
  readonly daysWanted: boolean;
  /** Does what was told. True once the order is changed; false where it was left or refused, which `error` tells. */
  agree(days?: TravelerDays): Promise<boolean>;
  /** Gives up a payment that is being asked for. */
  leave(): void;
}

export interface Changing extends Agreeing {
  /** Asks what it costs; a newer question takes the place of an older one. */
  ask(wanted: WantedChange): Promise<void>;
  /** Something else is wanted than what was told. */
  edited(): void;
}

type State = Pick<Changing, 'phase' | 'told' | 'error'>;
const open: State = { phase: 'open', told: null, error: null };
const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/** CH-08, CH-09: a change of the order of the page: its price, and once that is agreed to the change itself. `billedTo` is the club that pays. */
export function useChange(billedTo: string | null = null): Changing {
  const { host } = useOrders();
  const { order_id: orderId } = useOrder().order;
  const card = useCardPayment();
  const [state, setState] = useState<State>(open);
  const [daysWanted, setDaysWanted] = useState(false);
  const turn = useRef(0);
  /** The turn whose answer was lost: its change may have been made all the same. */
  const lost = useRef<number | null>(null);

  const price = async (wanted: WantedChange): Promise<ToldPrice> => {
    const { difference_cents: differenceCents } =
      wanted.of === 'order'
        ? await host.api.call(priceOrderChange, { params: { orderId }, body: wanted.change })
        : await host.api.call(priceLegChange, { params: { orderId, leg: wanted.leg }, body: wanted.change });
    const query = { amount_cents: String(-differenceCents) };
    const { parts } =
      differenceCents < 0 ? await host.api.call(planOfRefund, { params: { orderId }, query }) : { parts: [] };
    return { wanted, differenceCents, refund: parts };
  };
  const send = async (
    { wanted, differenceCents }: ToldPrice,
    days: TravelerDays | undefined,
    nonce?: string,
  ): Promise<unknown> => {
    const paid = {
      difference_cents: differenceCents,
      ...(nonce === undefined ? {} : { payment_method_nonce: nonce }),
      ...(days ? { traveler_days: days } : {}),
    };
    return wanted.of === 'order'
      ? host.api.call(changeOrder, { params: { orderId }, body: { change: wanted.change, ...paid } })
      : host.api.call(changeLeg, {
          params: { orderId, leg: wanted.leg },
          body: { ...wanted.change, ...paid },
        });
  };
  const ask = async (wanted: WantedChange): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setState({ ...open, phase: 'asking' });
    const next: State = await price(wanted).then(
      (told) => ({ ...open, told }),
      (error: unknown) => ({ ...open, error }),
    );
    if (mine === turn.current) setState(next);
  };
  return {
    ...state,
    daysWanted,
    ask,
    edited() {
      turn.current += 1;
      setState(open);
    },
    async agree(days) {
      const { told } = state;
      if (!told || state.phase !== 'open') return false;
      const mine = turn.current;
      // What was asked meanwhile stays as it is.
      const settle = (next: State): void => {
        if (mine === turn.current) setState(next);
      };
      const cents = told.differenceCents;
      const byCard = cents > 0 && billedTo === null;
      setState({ phase: byCard ? 'paying' : 'agreeing', told, error: null });
      try {
        const done = byCard
          ? await card.pay({ cents, what: payingFor, send: (nonce) => send(told, days, nonce) })
          : await send(told, days);
        if (done === null) settle({ ...open, told });
        return done !== null;
      } catch (error) {
        if (codeOf(error) === 'international_info_required') setDaysWanted(true);
        // What is as asked already was changed by the answer that was lost.
        if (codeOf(error) === 'nothing_to_change' && lost.current === mine) return true;
        if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) lost.current = mine;
        const next = codeOf(error) === 'recalc' ? await price(told.wanted).catch(() => null) : told;
        settle({ phase: 'open', told: next, error });
        return false;
      }
    },
    leave: card.leave,
  };
}
