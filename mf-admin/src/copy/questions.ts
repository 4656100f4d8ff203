export const questionKinds = [
  { value: 'logical', label: 'Yes or no' },
  { value: 'text', label: 'Text' },
  { value: 'date', label: 'A day' },
] as const;
export type QuestionKind = (typeof questionKinds)[number]['value'];

export const questionTexts = {
  none: 'This club asks nothing.',
  preview: 'As guests see it',
  saved: 'Saved. The next booking is asked by it.',
  up: (text: string) => `Move up: ${text}`,
  down: (text: string) => `Move down: ${text}`,
  remove: (text: string) => `Take away: ${text}`,
  untitled: 'a question without words',
} as const;
