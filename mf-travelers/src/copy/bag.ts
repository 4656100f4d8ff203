/** The texts of a bag's row; loaded with the rows. */
export const bagWords = {
  size: 'Size',
  sizeOf: ({ bag }: { bag: string }) => `${bag}, Size`,
  select: 'Select',
  insurance: 'Coverage',
  contents: 'Contents',
  way: 'Direction',
  more: 'More',
  moreOf: ({ bag }: { bag: string }) => `More: ${bag}`,
  edit: 'Edit',
  editOf: ({ bag }: { bag: string }) => `Edit ${bag}`,
  move: 'Move',
  moveBag: ({ bag }: { bag: string }) => `Move to another traveler: ${bag}`,
  moveTo: ({ bag }: { bag: string }) => `Move ${bag} to`,
  /** `Traveler 2 (Ann Lee) has no room`; without a name when the traveler has no name yet. */
  other: ({ traveler, name, full }: { traveler: string; name: string; full: boolean }) =>
    `${traveler}${name ? ` (${name})` : ''}${full ? ' has no room' : ''}`,
  sizes: 'Sizes and limits',
  sizesOf: ({ bag }: { bag: string }) => `Sizes and limits: ${bag}`,
} as const;
