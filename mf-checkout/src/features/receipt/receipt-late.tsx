import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { type LateBags, lateBagsText } from '@sendahead/shared-contracts/orders/late-bags';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { readOrderPreferences } from '@sendahead/shared-contracts/preferences/calls';
import { Alert } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { useCheckout } from '../../hooks/use-checkout.ts';

/**
 * TR-29: says that the bags arrive after their traveler. Abroad it reads the traveler's days, which customs has; without
 * an answer it knows only what the receipt says.
 */
export function ReceiptLate({ receipt, today }: { receipt: Receipt; today: string }) {
  const { host } = useCheckout();
  const { order_id: orderId, currency } = receipt;
  const [read, setRead] = useState<LateBags | undefined>();
  useEffect(() => {
    // Its currency is named only for a trip that leaves the US.
    if (currency === undefined) return;
    const reading = observeCall(host.api, readOrderPreferences, { params: { orderId } }).subscribe({
      next: ({ late_for }) => setRead(late_for),
      error: () => undefined,
    });
    return () => reading.unsubscribe();
  }, [host, orderId, currency]);
  const late = read ?? receipt.late_for;
  return late && today <= late.arrival_date ? <Alert severity="warning">{lateBagsText(late)}</Alert> : null;
}
