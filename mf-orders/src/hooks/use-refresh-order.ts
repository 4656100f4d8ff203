import { claimsOfOrder } from '@sendahead/shared-contracts/claims/calls';
import { invalidate } from '@sendahead/shared-contracts/client/query-of';
import { readReceipt } from '@sendahead/shared-contracts/orders/calls';
import { readClubNotes } from '@sendahead/shared-contracts/orders/club-note-calls';
import { readCustomsList } from '@sendahead/shared-contracts/orders/customs-calls';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { readOrderTexts } from '@sendahead/shared-contracts/orders/text-calls';
import { trackLinks } from '@sendahead/shared-contracts/orders/track-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * The queries that a change, a scan or an act of staff may make stale, even if the order itself did not
 * change.
 */
export const orderCalls = [
  readOrder,
  orderPreparation,
  readReceipt,
  readCustomsList,
  trackLinks,
  readOrderTexts,
  claimsOfOrder,
  readClubNotes,
] as const;

/** Requests the page's order and its parts again; the current data is shown until the answers arrive. */
export function useRefreshOrder(): () => void {
  const client = useQueryClient();
  return useCallback(() => invalidate(client, ...orderCalls), [client]);
}
