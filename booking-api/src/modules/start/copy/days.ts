/** OPEN-01: how the price box adjusted the days when there is no delivery or pickup on them. */
export const dayNoteWords = {
  lookedFor: ({ wanted, day }: { wanted: string; day: string }) =>
    `There’s no delivery on ${wanted}, so we looked for arrivals by ${day}.`,
  allArrive: ({ count, day }: { count: number; day: string }) =>
    count === 1 ? `This service arrives ${day}.` : `All of these services arrive ${day}.`,
  arriveBetween: ({ first, last }: { first: string; last: string }) =>
    `These services arrive from ${first} to ${last}.`,
  noPickup: ({ wanted, day }: { wanted: string; day: string }) =>
    `There’s no pickup there on ${wanted}, so the return pickup is ${day}.`,
  /** If there is an earlier day: both days are offered as links. */
  noPickupBetween: ({ wanted, day }: { wanted: string; day: string }) =>
    `There’s no pickup there on ${wanted}. These prices are for a return on ${day}.`,
  choose: 'Choose',
  or: 'or',
  arriveTooLate: ({ wanted, day }: { wanted: string; day: string }) =>
    `Your bags arrive too late for a return on ${wanted}. The return pickup is ${day}.`,
  someTooLate: ({ wanted }: { wanted: string }) =>
    `With some services, your bags arrive too late for a return on ${wanted}.`,
} as const;
