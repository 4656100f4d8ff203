export const latinNameWords = {
  label: 'Name on the label',
  hint: 'Carriers read Latin letters. Enter the name as it appears in the passport.',
  unread: ({ letters }: { letters: readonly string[] }) => `Carriers can’t read ${letters.join(' ')}.`,
} as const;
