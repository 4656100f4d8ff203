export const clubNoteWords = {
  title: 'Note for the place',
  lead: 'What should they know about your bags? For example: arriving late, please keep the bags until Sunday.',
  note: (club: string) => `Note to ${club}`,
  hint: (onLetter: boolean, left: number) =>
    `${onLetter ? 'Our team sees it, and it’s printed on the arrival letter.' : 'Our team sees it.'} ${left} characters left.`,
  save: 'Save note',
  saveOf: (club: string) => `Save note to ${club}`,
  saving: 'Saving…',
  saved: (note: string) => (note === '' ? 'Saved without a note.' : 'Saved.'),
  none: 'No note.',
} as const;
