import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { HookDelivery, HookFailure } from '@sendahead/shared-contracts/releases/hook-calls';
import { partWord } from './parts.ts';

const nameOf = (part: string): string => partWord(part) ?? part;

const failures: Readonly<Record<HookFailure, string>> = {
  unreachable: 'No public server answered there by HTTPS',
  timeout: 'No answer within 5 seconds',
  redirect: 'It answered with a redirect, which is not followed',
  refused: 'It did not accept the message',
};

const kinds: Readonly<Record<string, string>> = {
  'part.released': 'Release',
  'part.returned': 'Return to an earlier version',
  'part.switched_off': 'Switched off',
  'part.switched_on': 'Switched on',
  'canary.began': 'Canary started',
  'canary.rose': 'Canary for more visitors',
  'canary.lowered': 'Canary for fewer visitors',
  'canary.stopped': 'Canary ended',
  test: 'Test',
};

const statusOf = (status: number | null): string => (status === null ? '' : ` (status ${status})`);

export const releaseHookTexts = {
  title: 'Webhooks',
  detail: 'We post each release, return, switch and canary of a part to the address of its team.',
  none: 'No addresses yet.',
  add: 'Add an address',
  addTitle: 'Address for the releases of a part',
  replaceTitle: (part: string) => `New address for ${nameOf(part)}`,
  part: 'Part',
  choosePart: 'Choose a part',
  missingPart: 'Choose a part.',
  partName: nameOf,
  address: 'Address',
  addressHint: 'A public address that starts with https://',
  missingAddress: 'Enter an address that starts with https://.',
  replaces: 'The new address gets a new secret. The present one no longer works.',
  save: 'Save address',
  secretTitle: 'Copy the secret now',
  onlyNow: 'It signs each message. We show it only once. The guide to releases says how to check it.',
  secret: 'Secret',
  copied: 'I copied it',
  setBy: (email: string) => `Set by ${email}`,
  neverSent: 'Nothing sent yet',
  lastSent: ({ kind, status, failure }: HookDelivery) =>
    failure === null
      ? `Last message: ${kinds[kind] ?? kind}, accepted${statusOf(status)}`
      : `Last message: ${kinds[kind] ?? kind}. ${failures[failure]}${statusOf(status)}.`,
  test: 'Send a test',
  testing: 'Sending',
  testOf: (part: string) => ` to the address of ${nameOf(part)}`,
  replace: 'Replace',
  replaceOf: (part: string) => ` the address of ${nameOf(part)}`,
  remove: 'Remove',
  removeOf: (part: string) => ` the address of ${nameOf(part)}`,
  removeTitle: (part: string) => `Remove the address of ${nameOf(part)}`,
  removeDoes: (part: string) => `Releases of ${nameOf(part)} are no longer posted.`,
  keep: 'Keep it',
} as const;

/** The server’s word on an address, at its field; undefined if it did not object to it. */
export const addressErrorOf = (error: unknown): string | undefined =>
  isApiError(error) && error.code === 'invalid'
    ? 'Enter a public address that starts with https://, without a port or a password.'
    : undefined;

/** Why nothing was saved or sent, in a sentence; null if nothing failed. */
export function hookFailureOf(error: unknown): string | null {
  if (error === null || error === undefined || addressErrorOf(error)) return null;
  if (isApiError(error) && error.status === 403) return 'You may not release this part.';
  if (isApiError(error) && error.status === 429) return 'Too many tries. Wait an hour, then try again.';
  return 'Nothing was changed. Try again.';
}
