import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { limits } from '@sendahead/shared-contracts/constants';
import type { ListProblem } from '../state/pasted-list.ts';
import { problemText } from './problems.ts';

export const listPhoneCountry = 'Country of phone numbers without a country code';

/** The problem of a line of a pasted list. */
export function listProblemText(problem: ListProblem, brand: Brand): string {
  switch (problem) {
    case 'quote_open':
      return 'A quotation mark on this line has no end. Close it or remove it, then paste the list again.';
    case 'too_long':
      return 'You have reached the maximum number of characters allowed for this field.';
    case 'too_many_bags':
      return `No more than ${limits.quantityPerLine} of each can be sent.`;
    case 'too_many_travelers':
      return `No more than ${limits.travelersPerCart} ${brand.traveler_word}s can be booked together.`;
    default:
      return problemText(problem, brand);
  }
}

export const listWords = {
  add: ({ travelers }: { travelers: string | null }) => (travelers === null ? 'Add' : `Add ${travelers}`),
  added: ({ travelers }: { travelers: string }) => `${travelers} added.`,
  label: ({ word }: { word: string }) => `One ${word} a line`,
  hint: ({ lines, room }: { lines: string; room: number }) =>
    `Name, email, phone, and how many of each: ${lines}. Paste from a spreadsheet, or set them apart by commas. Up to ${room}.`,
  mend: 'Mend the lines named below, then add them.',
  missing: 'Paste a list first.',
  sum: ({ travelers, wrongLines }: { travelers: string; wrongLines: number }) =>
    `${travelers} can be added. ${wrongLines === 0 ? '' : `Lines to mend: ${wrongLines}.`}`,
  problems: 'Problems',
  problem: ({ line, text }: { line: number; text: string }) => `Line ${line}: ${text}`,
  preview: 'Preview',
  bags: ({ count, line }: { count: number; line: string | undefined }) => `${count} × ${line}`,
  noBags: 'No bags yet',
} as const;
