export const clubNoteWords = {
  title: 'Note to the club',
  lead: 'What should they know about this delivery? Such as: late arrival, please keep the bags until Sunday.',
  note: (club: string) => `Note to ${club}`,
  hint: (onLetter: boolean, left: number) =>
    `${onLetter ? 'Our team sees it, and it stands on the letter to the club.' : 'Our team sees it.'} ${left} characters left.`,
  save: 'Save note',
  saveOf: (club: string) => `Save note to ${club}`,
  saving: 'Saving…',
  saved: (note: string) => (note === '' ? 'Saved: nothing is told.' : 'Saved.'),
  none: 'Nothing was told.',
} as const;
