export const clubChoiceTexts = {
  notRead: 'We couldn’t load clubs. Keep typing to try again.',
  add: 'Add a club',
  remove: (name: string) => `Remove ${name}`,
  club: (id: number) => `Club ${id}`,
  detail: ({ id, place }: { id: number; place: string }) => `Number ${id}, ${place}`,
} as const;
