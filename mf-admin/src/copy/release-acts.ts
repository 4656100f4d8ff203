import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { ReleaseAct } from '@sendahead/shared-contracts/releases/act-calls';
import { partWord } from './parts.ts';

const nameOf = (part: string): string => partWord(part) ?? part;

/** What a member of staff opens: the versions are chosen in its form. */
export type OpenAct = 'release' | 'return' | 'off' | 'on' | 'end_canary';

export const releaseActTexts = {
  names: {
    release: 'Release a version',
    return: 'Return to a version',
    off: 'Switch off',
    on: 'Switch on',
    end_canary: 'End the canary',
  } satisfies Readonly<Record<OpenAct, string>>,
  ofPart: (act: OpenAct, part: string) =>
    act === 'off' || act === 'on' ? ` ${nameOf(part)}` : ` of ${nameOf(part)}`,
  titles: {
    release: (part: string) => `Release a version of ${nameOf(part)}`,
    return: (part: string) => `Return to a version of ${nameOf(part)}`,
    off: (part: string) => `Switch off ${nameOf(part)}`,
    on: (part: string) => `Switch on ${nameOf(part)}`,
    end_canary: (part: string) => `End the canary of ${nameOf(part)}`,
  } satisfies Readonly<Record<OpenAct, (part: string) => string>>,
  does: {
    release: 'New pages get the version within two seconds. Open pages keep theirs until they are reloaded.',
    return: 'Everyone gets this version again within two seconds. Nothing is built.',
    off: 'Pages show your sentence in place of the part until someone switches it on.',
    on: 'Pages show the live version again within two seconds.',
    end_canary: 'Everyone gets the live version again within two seconds.',
  } satisfies Readonly<Record<OpenAct, string>>,
  loading: 'Loading the versions',
  noVersion: 'No other version is in the store.',
  howToStore: (part: string) =>
    `Engineers add one: npm run check -- ${part}, then npm run preview -- ${part}`,
  noneBefore: 'No earlier version of this part was released.',
  version: 'Version',
  chooseVersion: 'Choose a version.',
  objections: 'This version can’t be released now:',
  optionOf: (version: string, when: string | null, isRefused: boolean) =>
    [version, ...(when === null ? [] : [`added ${when}`]), ...(isRefused ? ['can’t be released'] : [])].join(
      ', ',
    ),
  who: 'Who gets it',
  everyone: 'Everyone',
  some: 'Some visitors, as a canary',
  rising: 'A share of visitors that rises by itself',
  percent: 'Percent of visitors',
  percentHint: 'A whole number from 1 to 100.',
  wrongPercent: 'Enter a whole number from 1 to 100.',
  keepsLimit: 'The running canary keeps its limit to staff or brands.',
  notice: 'Sentence on the page',
  noticeHint: 'Up to 20 words, such as “Prices return at noon.”',
  enterNotice: 'Enter the sentence that pages show.',
  reason: {
    label: 'Reason',
    hint: 'Shown in the release history with your email.',
    missing: 'Enter a reason.',
    maxLength: 200,
  },
  done: {
    return: (part: string, version: string) => `${nameOf(part)} is back at ${version}.`,
    release: (part: string, version: string) => `${nameOf(part)} is ${version} from now on.`,
    canary: (part: string, version: string) => `Some visitors get ${nameOf(part)} ${version} from now on.`,
    end_canary: (part: string) => `${nameOf(part)} has no canary from now on.`,
    off: (part: string) => `${nameOf(part)} is switched off.`,
    on: (part: string) => `${nameOf(part)} is switched on.`,
  } satisfies Readonly<Record<ReleaseAct, (part: string, version: string) => string>>,
  ownConsole: 'This page is part of it. Only the command npm run release switches it on again.',
} as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The objections of the server to an act, each a sentence of the release gate. */
export function objectionsOf(error: unknown): readonly string[] {
  if (!isApiError(error) || error.code !== 'release_refused') return [];
  const { reasons } = error.body;
  return Array.isArray(reasons) ? reasons.map(String) : [];
}

/** Sentences of the release gate, which mostly end without a period. */
export const inOneLine = (reasons: readonly string[]): string =>
  `${reasons.map((reason) => reason.replace(/\.$/, '')).join('; ')}.`;

/** Why an act did not happen, in a sentence; null if nothing failed. */
export function actFailureOf(error: unknown, part: string): string | null {
  if (error === null || error === undefined) return null;
  if (isApiError(error) && error.code === 'changed_since') {
    const { changed_by, changed_to, changed_why } = error.body;
    const who = textOf(changed_by) || 'Someone';
    const why = textOf(changed_why) === '' ? '' : ` (“${textOf(changed_why)}”)`;
    return `${who} changed ${nameOf(part)} to ${textOf(changed_to)}${why}. Your entries are still here. Send again to replace it.`;
  }
  const reasons = objectionsOf(error);
  if (reasons.length > 0) return `Refused: ${inOneLine(reasons)}`;
  if (isApiError(error) && error.status === 403) return 'You may not release this part.';
  return 'Nothing was changed. Your entries are still here. Try again.';
}

/** The revision after which an act is sent again, once the person knows who was quicker. */
export const revisionAfter = (error: unknown): number | undefined =>
  isApiError(error) && typeof error.body.changed_revision === 'number'
    ? error.body.changed_revision
    : undefined;
