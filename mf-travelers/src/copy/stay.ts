/** Where a traveler stays, for brands whose place has bunks or rooms. */
export const stayWords = {
  bunk: 'Bunk or cabin',
  room: 'Residence hall and room',
  moveIn: 'Move-in day',
  /** SV-22 */
  late: ({ arrival, days }: { arrival: string; days: number }) =>
    `The bags arrive ${arrival}, ${days === 1 ? 'a day' : `${days} days`} after this. Choose an earlier arrival under Trip & dates.`,
} as const;
