export const dateFieldWords = {
  hint: 'MM/DD/YYYY',
  calendar: 'Calendar',
  /** Read by screen readers only, after the word on the button. */
  opens: ({ label }: { label: string }) => ` for ${label}`,
} as const;
