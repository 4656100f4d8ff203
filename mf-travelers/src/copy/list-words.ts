import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import type { ListProblem } from '../state/pasted-list.ts';
import { problemText } from './problems.ts';

export const listPhoneCountry = 'Country for phone numbers without a country code';

/** The problem of a line of a pasted list. */
export function listProblemText(problem: ListProblem, brand: Brand): string {
  switch (problem) {
    case 'quote_open':
      return 'This line has an opening quotation mark but no closing one. Close or remove it, then paste the list again.';
    case 'too_long':
      return 'You have reached the maximum number of characters allowed for this field.';
    case 'too_many_bags':
      return `You can send up to ${limits.quantityPerLine} of each.`;
    case 'too_many_travelers':
      return `You can book up to ${limits.travelersPerCart} ${brand.traveler_word}s together.`;
    default:
      return problemText(problem, brand);
  }
}

export const listWords = {
  add: ({ travelers }: { travelers: string | null }) => (travelers === null ? 'Add' : `Add ${travelers}`),
  added: ({ travelers }: { travelers: string }) => `${travelers} added.`,
  label: ({ word }: { word: string }) => `One ${word} per line`,
  hint: ({ lines, slots }: { lines: string; slots: number }) =>
    `Enter a name, email, phone, and how many of each: ${lines}. Paste from a spreadsheet, or separate with commas. Up to ${slots}.`,
  fixLines: 'Fix the lines listed below, then add them.',
  missing: 'Paste a list first.',
  sum: ({ travelers, wrongLines }: { travelers: string; wrongLines: number }) =>
    `${travelers} ready to add. ${wrongLines === 0 ? '' : `Lines to fix: ${wrongLines}.`}`,
  problems: 'Problems',
  problem: ({ line, text }: { line: number; text: string }) => `Line ${line}: ${text}`,
  preview: 'Preview',
  bags: ({ count, line }: { count: number; line: string | undefined }) => `${count} × ${line}`,
  noBags: 'No bags yet',
} as const;
