export const dateFieldWords = {
  hint: 'MM/DD/YYYY',
  calendar: 'Calendar',
  /** What is only heard before the word on the button. */
  choose: ({ label }: { label: string }) => `Choose ${label} in a `,
} as const;
