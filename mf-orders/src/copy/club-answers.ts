export const clubAnswersWords = {
  title: 'What you told the club',
  what: 'your answers to the club',
} as const;
