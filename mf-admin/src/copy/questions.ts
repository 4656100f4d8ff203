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
  characters: (most: number) => `${most} characters`,
  yes: 'Yes',
  no: 'No',
  maySkip: 'Guests may skip what is not required.',
  upShort: 'Up',
  downShort: 'Down',
  after: (answer: 'yes' | 'no') => `After a ${answer}`,
  askMoreAfter: (answer: 'yes' | 'no') => `Ask more after a ${answer}`,
  question: 'Question',
  answer: 'Answer',
  mostCharacters: 'Characters at most',
  mustAnswer: 'Must be answered',
  takeAway: 'Take away',
  header: 'Header',
  subheader: 'Line under it',
  allRequired: 'Every question must be answered; nothing can be skipped',
  add: 'Add a question',
  title: 'Questions',
  loading: 'Loading the questions',
  history: 'History of the questions',
} as const;
