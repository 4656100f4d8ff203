import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { changeLeg, priceLegChange } from '@sendahead/shared-contracts/orders/leg-calls';
import { useRef, useState } from 'react';
import { useConsole } from '../../console/use-console.ts';
import type { WantedChange } from './wanted-change.ts';

/** What a change costs, told before it is made. */
export interface ToldPrice {
  readonly wanted: WantedChange;
  readonly differenceCents: number;
  /** The club on whose account more is put; null where a card has to pay it. */
  readonly billedTo: string | null;
}

/** Whether what was told can be made at the console: whatever costs no more, and what a club is billed for. */
export const canBeMade = ({ differenceCents, billedTo }: ToldPrice): boolean =>
  differenceCents <= 0 || billedTo !== null;

type State = { readonly told: ToldPrice | null; readonly busy: boolean; readonly error: unknown };
const open: State = { told: null, busy: false, error: null };

/** CH-18: a change in the customer’s place: its price, and once that is seen the change. */
export function useStaffChange(orderId: string) {
  const { api } = useConsole().host;
  const [state, setState] = useState(open);
  /** Which question is the newest: an answer to one before it is not told. */
  const turn = useRef(0);
  const price = async (wanted: WantedChange): Promise<ToldPrice> => {
    const { difference_cents: differenceCents } = await (wanted.of === 'order'
      ? api.call(priceOrderChange, { params: { orderId }, body: wanted.change })
      : api.call(priceLegChange, { params: { orderId, leg: wanted.of }, body: wanted.change }));
    if (differenceCents <= 0) return { wanted, differenceCents, billedTo: null };
    const { billed_to: billedTo } = await api.call(readChangeOptions, { params: { orderId } });
    return { wanted, differenceCents, billedTo };
  };
  const change = ({ wanted, differenceCents }: ToldPrice): Promise<unknown> => {
    const seen = { difference_cents: differenceCents };
    return wanted.of === 'order'
      ? api.call(changeOrder, { params: { orderId }, body: { change: wanted.change, ...seen } })
      : api.call(changeLeg, { params: { orderId, leg: wanted.of }, body: { ...wanted.change, ...seen } });
  };
  return {
    ...state,
    /** Something else is wanted than what was told or is asked; a change that is being made is not stopped by it. */
    edited(): void {
      turn.current += 1;
      setState((before) => (before.busy && before.told ? before : { ...before, told: null, busy: false }));
    },
    async ask(wanted: WantedChange): Promise<void> {
      turn.current += 1;
      const mine = turn.current;
      setState({ ...open, busy: true });
      const answered = await price(wanted).then(
        (told) => ({ ...open, told }),
        (error: unknown) => ({ ...open, error }),
      );
      if (mine === turn.current) setState(answered);
    },
    /** Makes what was told; true once it is made. */
    async make(told: ToldPrice): Promise<boolean> {
      setState({ ...open, told, busy: true });
      const error = await change(told).then(
        () => null,
        (failure: unknown) => failure,
      );
      setState({ ...open, error });
      return error === null;
    },
  };
}
