import type { ResolvedAddress } from '@sendahead/shared-contracts/geo/lookup-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { areasOf } from '../postal-areas.ts';
import { resolvePlace } from './resolve-place.ts';

const eircode = /\b([A-Z]\d[\dW])\s?([A-Z\d]{4})\b/;

/**
 * AD-17: an Irish suggestion combined with the query that found it. An Eircode in the query is kept when it is in the
 * suggested routing key; the text before it is the street. The suggestion's id stays on the address as `postcoder_id`.
 */
export async function resolveEircode(
  db: Queries,
  suggestionId: string,
  query: string,
): Promise<ResolvedAddress | undefined> {
  if (!suggestionId.startsWith('zip-IE-')) return undefined;
  const area = await resolvePlace(db, suggestionId, null);
  if (!area) return undefined;
  const typed = eircode.exec(query.toUpperCase());
  const [routingKey] = areasOf('IE', `${typed?.[1] ?? ''}${typed?.[2] ?? ''}`);
  const inArea = typed !== null && routingKey === area.autofill_zip;
  const street =
    query
      .slice(0, typed?.index ?? query.length)
      .split(',')[0]
      ?.trim() ?? '';
  return {
    ...area,
    autofill_address: /^\d/.test(street) ? street : '',
    autofill_zip: inArea ? `${typed[1]} ${typed[2]}` : area.autofill_zip,
    postcoder_id: suggestionId,
  };
}
