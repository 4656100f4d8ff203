import type { BrandTextName } from '@sendahead/shared-contracts/console/brand-text-calls';

/** The name of each text in the console. */
export const brandTextLabels: Readonly<Record<BrandTextName, string>> = {
  questions: 'Start page questions',
  help: 'Help',
  terms: 'Terms',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
};

export const brandTextTexts = {
  textsOfPages: 'Page texts',
  loading: 'Loading the text',
  back: ({ brand }: { brand: string }) => `Back to ${brand}`,
  title: 'Title',
  body: 'Text',
  bodyHint:
    'Start a heading with ## and a list item with -. Link to a page with [Your orders](/orders). Leave an empty line between paragraphs.',
  wordsHint: 'These stand for words of the brand: {name}, {company}, {coverage}, {help_phone}, {help_email}.',
  questionsHint:
    'Each ## heading is a question. These also stand for words of the brand: {item}, {items}, {place}.',
  useStandard: 'Use the standard text',
} as const;
