import { filter, take } from '@sendahead/shared-contracts/bus/rx';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import {
  differenceAnsweredEvent,
  differenceAskedEvent,
  differenceSettledEvent,
} from '@sendahead/shared-contracts/payments/difference-topics';
import { useRef } from 'react';
import { onceCheckoutListens } from '../effects/once-checkout-listens.ts';
import { useOrders } from './use-orders.ts';

/** The amount to pay, and the call that pays it with a nonce. */
interface Payment<T> {
  readonly cents: number;
  readonly what: string;
  send(nonce: string): Promise<T>;
}

export interface CardPayment {
  /**
   * Makes the checkout ask for a card and sends its nonce, again after a refusal, until it is paid or
   * abandoned. Null when it was abandoned. Rejects with any other refusal.
   */
  pay<T>(payment: Payment<T>): Promise<T | null>;
  /** Abandons the payment. */
  leave(): void;
}

const refusedCard = (error: unknown): string | null =>
  isApiError(error) && error.code === 'payment_refused' ? String(error.body.error ?? 'card_declined') : null;

/** CH-09: this remote never sees a card; the checkout asks for it in a separate dialog. */
export function useCardPayment(): CardPayment {
  const { bus } = useOrders().host;
  const present = useRef<string | null>(null);
  const settle = (id: string): void => {
    present.current = null;
    bus.publish(differenceSettledEvent, { id });
  };
  const nonceFor = (id: string, request: { cents: number; what: string; problem: string | null }) =>
    new Promise<string | null>((resolve) => {
      const answers = bus.events(differenceAnsweredEvent).pipe(
        filter((answer) => answer.id === id),
        take(1),
      );
      const ask = () => void bus.publish(differenceAskedEvent, { id, ...request });
      const giveUp = onceCheckoutListens(bus, ask);
      answers.subscribe(({ nonce }) => {
        giveUp();
        resolve(nonce);
      });
      ask();
    });
  return {
    async pay({ cents, what, send }) {
      const id = crypto.randomUUID();
      present.current = id;
      let problem: string | null = null;
      for (;;) {
        const nonce = await nonceFor(id, { cents, what, problem });
        if (nonce === null) {
          settle(id);
          return null;
        }
        try {
          const done = await send(nonce);
          settle(id);
          return done;
        } catch (error) {
          problem = refusedCard(error);
          if (problem !== null) continue;
          settle(id);
          throw error;
        }
      }
    },
    leave() {
      if (present.current !== null)
        bus.publish(differenceAnsweredEvent, { id: present.current, nonce: null });
    },
  };
}
