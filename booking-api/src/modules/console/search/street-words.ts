import { consoleSearchMin } from '@sendahead/shared-contracts/console/search-calls';
import { shortForms } from '../../geo/public/normalize-address.ts';
import type { Term } from '../../staff/public/people-search.ts';

const ordinals: readonly (readonly [string, string])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
  ['fifth', '5th'],
  ['sixth', '6th'],
  ['seventh', '7th'],
  ['eighth', '8th'],
  ['ninth', '9th'],
  ['tenth', '10th'],
];

/** Each word of a street with the forms that an address may contain instead. */
const others = new Map<string, string[]>();
for (const [one, other] of [...Object.entries(shortForms), ...ordinals]) {
  others.set(one, [...(others.get(one) ?? []), other]);
  others.set(other, [...(others.get(other) ?? []), one]);
}

/**
 * CO-168: the terms of a search, where "Avenue" also finds "Ave" and "Fifth" finds "5th". No index finds a form of
 * one or two letters: those are compared only where another word narrows the search.
 */
export function withStreetForms(terms: readonly string[]): Term[] {
  const isNarrow = terms.some((term) => term.length >= consoleSearchMin && !others.has(term));
  return terms.map((typed) => {
    const forms = (others.get(typed) ?? []).filter((form) => isNarrow || form.length >= consoleSearchMin);
    return forms.length === 0 ? typed : { typed, forms };
  });
}
