import { useEffect } from 'react';
import { useOrders } from './use-orders.ts';

/**
 * Reads the shown data again whenever a stream has news; null follows no stream. `read` must be stable
 * between renders.
 */
export function useNews(path: string | null, read: () => void): void {
  const { host } = useOrders();
  useEffect(() => (path === null ? undefined : host.news(path, read)), [host, path, read]);
}
