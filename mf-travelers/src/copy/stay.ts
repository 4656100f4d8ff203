/** Where a traveler stays, for brands whose place has bunks or rooms. */
export const stayWords = {
  bunk: 'Bunk or cabin',
  room: 'Residence hall and room',
  moveIn: 'Move-in day',
} as const;
