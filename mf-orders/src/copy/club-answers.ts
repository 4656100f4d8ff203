export const clubAnswersWords = {
  title: 'Your answers',
  what: 'your answers',
} as const;
