import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { partWord } from './parts.ts';

const nameOf = (part: string): string => partWord(part) ?? part;

export const releasePartTexts = {
  label: 'Parts they may release',
  all: 'All parts',
  some: 'Only some parts',
  which: 'Parts',
} as const;

export const releaseTokenTexts = {
  title: 'Tokens for the command line',
  detail: 'A token lets a team release its own part with npm run release, and no other part.',
  none: 'No tokens yet.',
  make: 'New token',
  makeTitle: 'New token for the command line',
  part: 'Part',
  choosePart: 'Choose a part',
  missingPart: 'Choose a part.',
  name: 'Name',
  nameHint: 'Who or what uses it, such as “Build server of Rates”.',
  missingName: 'Enter a name.',
  create: 'Create token',
  madeTitle: 'Copy the token now',
  onlyNow: 'We show this token only once. The guide to releases says how to use it.',
  token: 'Token',
  copied: 'I copied it',
  line: (name: string, part: string) => `${name}: ${nameOf(part)}`,
  madeBy: (email: string) => `Created by ${email}`,
  neverUsed: 'Not used yet',
  used: 'Last used',
  revoke: 'Revoke',
  revokeOf: (name: string) => ` the token ${name}`,
  revokeTitle: (name: string) => `Revoke the token ${name}`,
  revokeDoes: (part: string) => `This token can no longer release ${nameOf(part)}.`,
  keep: 'Keep it',
  partName: nameOf,
} as const;

/** Why a token was not created or revoked, in a sentence; null if nothing failed. */
export function tokenFailureOf(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (isApiError(error) && error.status === 403) return 'You may not release this part.';
  return 'Nothing was changed. Try again.';
}
