import { randomInt } from 'node:crypto';

/** No vowels and no ambiguous characters, so that it can be read out over the telephone. */
const letters = '23456789BCDFGHJKMNPQRTVWXYZ';

/**
 * What a customer quotes to support: `SA-7K3M-9QXT`. Random, so that it does not reveal the number of orders.
 */
export function newDisplayId(): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `SA-${part()}-${part()}`;
}
