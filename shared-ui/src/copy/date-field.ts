export const dateFieldWords = {
  hint: 'MM/DD/YYYY',
  calendar: 'Calendar',
  /** Read by screen readers only, before the word on the button. */
  choose: ({ label }: { label: string }) => `Choose ${label} in a `,
} as const;
