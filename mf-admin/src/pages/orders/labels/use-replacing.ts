import { invalidate } from '@sendahead/shared-contracts/client/query-of';
import { type LabeledOrder, renewLabels } from '@sendahead/shared-contracts/console/order-label-calls';
import { listConsoleOrders } from '@sendahead/shared-contracts/console/order-list-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../console/use-console.ts';
import { replaceFailure, orderLabelTexts as texts } from '../../../copy/order-labels.ts';

/** The result of one order. */
export interface ReplaceResult {
  readonly order: LabeledOrder;
  readonly done: boolean;
  readonly words: string;
}

/**
 * Replaces labels order by order, so that a failure delays no other order; it can be stopped between two
 * orders.
 */
export function useReplacing() {
  const api = useApi();
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'running' | 'over'>('idle');
  const [results, setResults] = useState<readonly ReplaceResult[]>([]);
  const stopped = useRef(false);
  const stop = (): void => {
    stopped.current = true;
  };
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const replaceOne = async (order: LabeledOrder, comment: string): Promise<ReplaceResult> => {
    const { order_id: orderId, renewable } = order;
    if (stopped.current) return { order, done: false, words: texts.notStarted };
    try {
      await api.call(renewLabels, { params: { orderId }, body: { parcels: [...renewable], comment } });
      return { order, done: true, words: texts.ofOrder(renewable.length) };
    } catch (error) {
      return { order, done: false, words: replaceFailure(error) };
    }
  };
  const start = async (orders: readonly LabeledOrder[], comment: string): Promise<void> => {
    stopped.current = false;
    setState('running');
    for (const order of orders) {
      const result = await replaceOne(order, comment);
      setResults((before) => [...before, result]);
    }
    setState('over');
    invalidate(client, listConsoleOrders);
  };
  return { state, results, start, stop };
}
