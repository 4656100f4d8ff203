/** The one way in which a booking counts days: as the carrier does, with the day of delivery. */
export const daysInTransit = (days: number): string =>
  days === 1 ? '1 business day in transit' : `${days} business days in transit`;
