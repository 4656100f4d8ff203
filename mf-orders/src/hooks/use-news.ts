import { useEffect } from 'react';
import { useOrders } from './use-orders.ts';

/**
 * Has what is shown read again whenever the path of a stream tells of news; null follows none. `read` stays the same between
 * drawings.
 */
export function useNews(path: string | null, read: () => void): void {
  const { host } = useOrders();
  useEffect(() => (path === null ? undefined : host.news(path, read)), [host, path, read]);
}
