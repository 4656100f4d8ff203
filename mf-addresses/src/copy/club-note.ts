/** AD-27, MD-06 */
export const clubNoteWords = {
  title: ({ club }: { club: string }) => `A note from ${club}`,
  read: ({ club }: { club: string }) => `Read the note from ${club}`,
  accepted: 'You’ve read the note',
  accept: 'Got it',
} as const;
