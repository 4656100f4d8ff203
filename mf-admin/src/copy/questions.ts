import type { BranchFields } from '@sendahead/shared-contracts/console/question-calls';

export const questionKindNames: Readonly<Record<BranchFields['type'], string>> = {
  logical: 'Yes or no',
  text: 'Text',
  date: 'Date',
};

export const questionTexts = {
  none: 'This club asks no questions.',
  preview: 'As guests see it',
  saved: 'Saved. New bookings use these questions.',
  up: (text: string) => `Move up: ${text}`,
  down: (text: string) => `Move down: ${text}`,
  remove: (text: string) => `Remove: ${text}`,
  untitled: 'an empty question',
  characters: (most: number) => `${most} characters`,
  yes: 'Yes',
  no: 'No',
  maySkip: 'Guests can skip optional questions.',
  upShort: 'Up',
  downShort: 'Down',
  after: (answer: 'yes' | 'no') => `After a ${answer}`,
  askMoreAfter: (answer: 'yes' | 'no') => `Ask more after a ${answer}`,
  question: 'Question',
  answer: 'Answer',
  maxCharacters: 'Maximum characters',
  mustAnswer: 'Required',
  removeShort: 'Remove',
  header: 'Header',
  subheader: 'Line under it',
  allRequired: 'Every question is required',
  add: 'Add a question',
  title: 'Questions',
  loading: 'Loading the questions',
  history: 'History of the questions',
} as const;
