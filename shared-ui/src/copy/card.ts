import type { CardState } from '../card/card.tsx';

const stateWords: Readonly<Record<CardState, string>> = {
  'to-do': 'to do',
  current: 'current step',
  done: 'done',
  problem: 'needs attention',
};

export const cardWords = {
  section: ({ number, state }: { number: number; state: CardState }) =>
    `Section ${number}, ${stateWords[state]}`,
  edit: 'Edit',
  /** Opens a card that lacks something. */
  fillIn: 'Fill in',
} as const;
