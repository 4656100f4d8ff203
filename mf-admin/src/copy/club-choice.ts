export const clubChoiceTexts = {
  notRead: 'Clubs could not be read just now. Type on to try again.',
  club: (id: number) => `Club ${id}`,
  detail: ({ id, place }: { id: number; place: string }) => `Number ${id}, ${place}`,
} as const;
