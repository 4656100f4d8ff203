/** The texts of the dialog for a bag's note; loaded with it. */
export const noteDialogWords = {
  title: ({ bag }: { bag: string }) => `Note for ${bag}`,
  note: 'Note',
  hint: 'For the people who handle this bag, such as where to leave it.',
  way: 'For',
  remove: 'Remove note',
  save: 'Save note',
} as const;
