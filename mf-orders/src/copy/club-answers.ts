export const clubAnswersWords = {
  title: 'Your answers to the club',
  what: 'your answers to the club',
} as const;
