import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { cancelLeg } from '@sendahead/shared-contracts/orders/leg-calls';
import { cancelOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AgreementState } from '../../hooks/use-change.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import type { ToCancel } from './what-to-cancel.ts';

/** Cancels the whole order, or one leg; removing a bag is a change instead. */
export function useCancellation(part: ToCancel | undefined, comment: string): AgreementState {
  const { order_id: orderId } = useOrder().order;
  const api = useApi();
  const whole = useMutation(mutationOf(api, cancelOrder));
  const leg = useMutation(mutationOf(api, cancelLeg));
  const [pressed, setPressed] = useState<string | null>(null);
  const isBusy = whole.isPending || leg.isPending;
  const body = comment.trim() === '' ? {} : { comment };
  // Only the part that was refused shows the error, not one that is chosen later.
  const error = part?.kind === 'leg' ? leg.error : whole.error;
  return {
    phase: isBusy ? 'agreeing' : 'open',
    quoted: null,
    error: part && pressed === part.id ? error : null,
    daysWanted: false,
    async agree() {
      if (isBusy || !part || part.kind === 'bag') return false;
      setPressed(part.id);
      const cancelled =
        part.kind === 'order'
          ? whole.mutateAsync({ params: { orderId }, body })
          : leg.mutateAsync({ params: { orderId, leg: part.leg }, body });
      return cancelled.then(
        () => true,
        () => false,
      );
    },
    leave: () => undefined,
  };
}
