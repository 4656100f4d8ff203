import type { Verification } from './card.ts';

export type ListedNumber = { type: string; verification: Verification };

const list = (type: string, verification: Verification, ...numbers: readonly string[]) =>
  numbers.map((number): [string, ListedNumber] => [number, { type, verification }]);

/**
 * The test numbers of the gateway; no other number is a card here, so no real card can be typed into the sandbox.
 * The number decides verification, the amount decides the transaction.
 */
const listed: ReadonlyMap<string, ListedNumber> = new Map([
  ...list('Visa', 'ok', '4111111111111111', '4005519200000004', '4009348888881881', '4012000033330026'),
  ...list('Visa', 'ok', '4012000077777777', '4012888888881881', '4217651111111119', '4500600000000061'),
  ...list('Visa', 'ok', '4111111111111210', '4229989900000002', '4117101010101010', '4111111111131010'),
  ...list('Visa', 'ok', '4111111111310101', '4111111111112101'),
  ...list('MasterCard', 'ok', '5555555555554444', '2223000048400011'),
  ...list('American Express', 'ok', '378282246310005', '371449635398431'),
  ...list('Discover', 'ok', '6011000991300009'),
  ...list('JCB', 'ok', '3530111333300000'),
  ...list('Diners Club', 'ok', '36259600000004'),
  ...list('Maestro', 'ok', '6304000000000000'),
  ...list('UnionPay', 'ok', '6243030000000001'),
  ...list('Visa', 'declined', '4000111111111115'),
  // Another gateway's numbers, which people know by heart.
  ...list('Visa', 'declined', '4000000000000002'),
  ...list('MasterCard', 'declined', '5105105105105100'),
  ...list('American Express', 'declined', '378734493671000'),
  ...list('Discover', 'declined', '6011000990139424'),
  ...list('Visa', 'fraud', '4000111111111511'),
  ...list('Visa', 'challenge', '4000000000002503'),
  ...list('Visa', 'challenge_failed', '4000000000002370'),
  // Our own: remains undecided for a while, so that the polling of a pending order can be seen.
  ...list('Visa', 'undecided', '4000000000000259'),
]);

export const findNumber = (digits: string): ListedNumber | undefined => listed.get(digits);
