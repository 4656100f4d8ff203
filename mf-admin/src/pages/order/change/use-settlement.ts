import { isApiError, isTransient } from '@sendahead/shared-contracts/client/api-error';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import type { CardOnFile } from '@sendahead/shared-contracts/orders/settle-change-calls';
import { useState } from 'react';
import { useConsole } from '../../../console/use-console.ts';
import { settleTexts as texts, type WayToSettle } from '../../../copy/settle-change.ts';

/** How staff settle the difference of a change, as it is passed to the server. */
export type Settlement =
  | { readonly how: 'link' }
  | { readonly how: 'text' }
  | { readonly how: 'card'; readonly card: CardOnFile; readonly reason: string; readonly key: string }
  | { readonly how: 'waive'; readonly reason: string; readonly key: string };

interface Typed {
  readonly how: WayToSettle;
  readonly card?: CardOnFile | undefined;
  readonly reason: string;
  readonly agreed: boolean;
}
type Problems = Partial<Record<'reason' | 'agreed', string>>;

/** Whether the same press, repeated with its key, may still have another result. */
const isOpen = (error: unknown): boolean =>
  isTransient(error) || (isApiError(error) && error.code === 'change_in_progress');

/** The chosen payment of a difference, with its fields. One key belongs to each press that the server decided. */
export function useSettlement(view: OrderView, textsPayment: boolean) {
  const { may, userId } = useConsole();
  const [typed, setTyped] = useState<Typed>({ how: 'link', reason: '', agreed: false });
  const [problems, setProblems] = useState<Problems>({});
  const [key, setKey] = useState(() => crypto.randomUUID());
  // Staff pay for their own orders as every customer does.
  const isOwn = view.customer?.user_id === userId;
  const ways: WayToSettle[] = [
    'link',
    ...(textsPayment ? (['text'] as const) : []),
    ...(may('charge_others') && !isOwn ? (['card'] as const) : []),
    ...(may('waive_fees') && !isOwn ? (['waive'] as const) : []),
  ];
  const { how, card, agreed } = typed;
  const reason = typed.reason.trim();
  return {
    ways,
    typed,
    problems,
    /** Whether there is something to press: a card is charged once one is listed. */
    isReady: how !== 'card' || card !== undefined,
    type(more: Partial<Typed>): void {
      setTyped((now) => ({ ...now, ...more }));
      setProblems({});
    },
    /** The settlement to request; null while something is missing, which is then marked. */
    take(): Settlement | null {
      if (how === 'link' || how === 'text') return { how };
      const missing: Problems = {
        ...(reason === '' ? { reason: texts.reasonMissing } : {}),
        ...(how === 'card' && !agreed ? { agreed: texts.agreedMissing } : {}),
      };
      setProblems(missing);
      if (Object.keys(missing).length > 0) return null;
      if (how === 'waive') return { how, reason, key };
      return card ? { how, card, reason, key } : null;
    },
    /** Another price, or an answer that decided the press: the next one is another. */
    renew: (): void => setKey(crypto.randomUUID()),
    failed(error: unknown): void {
      if (!isOpen(error)) setKey(crypto.randomUUID());
    },
  };
}

export type TypedSettlement = ReturnType<typeof useSettlement>;
