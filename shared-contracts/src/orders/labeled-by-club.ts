/** CO-76: the text for a family whose club labels the bags of its group event. */
export const labeledByClub = (club: string): string =>
  `${club} prints the labels and attaches them to the bags. You don’t need to print anything.`;
