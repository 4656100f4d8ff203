import { clientLog } from '@sendahead/shared-contracts/analytics/calls';
import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { ignoredLinkValues } from './ignored-link-values.ts';

/**
 * Logs once per load which parts of the page's address were ignored. The page continues whether or not the
 * log arrives.
 */
export async function logIgnoredLink(
  api: ApiClient,
  { brand }: Pick<Boot, 'brand'>,
  search: string,
  now: number,
): Promise<void> {
  const query = Object.fromEntries(new URLSearchParams(search));
  const operation = ignoredLinkValues(query, brand, localNow(now, homeTimeZone).date);
  if (operation) await api.call(clientLog, { body: { operation } }).catch(() => undefined);
}
