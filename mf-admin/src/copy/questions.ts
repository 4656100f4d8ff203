import type { BranchFields } from '@sendahead/shared-contracts/console/question-calls';

export const questionKindNames: Readonly<Record<BranchFields['type'], string>> = {
  logical: 'Yes or no',
  text: 'Text',
  date: 'A day',
};

export const questionTexts = {
  none: 'This club asks nothing.',
  preview: 'As guests see it',
  saved: 'Saved. The next booking is asked by it.',
  up: (text: string) => `Move up: ${text}`,
  down: (text: string) => `Move down: ${text}`,
  remove: (text: string) => `Take away: ${text}`,
  untitled: 'a question without words',
} as const;
