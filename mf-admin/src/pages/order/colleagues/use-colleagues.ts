import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  closeOrder,
  keepOrderOpen,
  renewSeconds,
} from '@sendahead/shared-contracts/console/order-viewer-calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../console/use-console.ts';

/**
 * Names of colleagues who have an order open, while this page reports itself as open too. A page in the
 * background stops reporting, and resumes when it returns to the foreground.
 */
export function useColleagues(orderId: string): readonly string[] {
  const api = useApi();
  const [tab] = useState(() => crypto.randomUUID());
  const { data, refetch } = useQuery({
    ...queryOf(api, keepOrderOpen, { params: { orderId, tab } }),
    refetchInterval: renewSeconds * 1000,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    // If the request fails, the server forgets the page after a minute.
    const leave = (): void => {
      api.call(closeOrder, { params: { orderId, tab } }, { outlivesPage: true }).catch(() => undefined);
    };
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) void refetch();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [api, orderId, tab, refetch]);
  return data?.colleagues ?? [];
}
