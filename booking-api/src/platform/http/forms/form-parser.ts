import qs from 'qs';
import { refuse } from '../refusal.ts';

/** Names that reach into object prototypes; a form with one is refused, not cleaned. */
const poisonous = /(^|[&[\].])(__proto__|constructor|prototype)([[\].=&]|$)/;
/** A list of objects without indexes: it is unclear where one ends and the next begins. */
const unnumbered = /(^|&)[^=&]*(\[\]|%5B%5D)(\[|%5B)/i;
const maxKeys = 2000;

/** Reads urlencoded text with bracket names into plain nested objects. Throws Refusal `malformed`. */
export function parseForm(text: string): Record<string, unknown> {
  if (text.length === 0) return {};
  const readable = text.includes('%') ? decodeNames(text) : text;
  if (poisonous.test(readable) || unnumbered.test(text)) throw refuse('malformed');
  try {
    return qs.parse(text, {
      depth: 6,
      strictDepth: true,
      parameterLimit: maxKeys,
      throwOnLimitExceeded: true,
      parseArrays: false,
      allowSparse: false,
      plainObjects: false,
      duplicates: 'last',
    });
  } catch {
    throw refuse('malformed');
  }
}

function decodeNames(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refuse('malformed');
  }
}

const refusedQuery = Symbol('refused query');

/** The router must not throw while it reads the URL: a bad query is marked and refused later. */
export function parseQuery(text: string): Record<string | symbol, unknown> {
  try {
    return parseForm(text);
  } catch {
    return { [refusedQuery]: true };
  }
}

export const isRefusedQuery = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && refusedQuery in query;
