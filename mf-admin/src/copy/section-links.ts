export const pageTexts = {
  onThisPage: 'On this page',
} as const;
