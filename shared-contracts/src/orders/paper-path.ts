import type { CallDefinition } from '../call/define-call.ts';

/** The URL of an order's document, for a link: the given options become the query. */
export function paperPath(
  { path }: Pick<CallDefinition, 'path'>,
  orderId: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const queryString = new URLSearchParams(query).toString();
  return `${path.replace(':orderId', encodeURIComponent(orderId))}${queryString ? `?${queryString}` : ''}`;
}

/** The page of an order, and a section of it. */
export const orderPage = (orderId: string, section?: string): string =>
  `/orders/${encodeURIComponent(orderId)}${section ? `#${section}` : ''}`;
