/** The only way in which a booking counts days: like the carrier, including the day of delivery. */
export const daysInTransit = (days: number): string =>
  days === 1 ? '1 business day in transit' : `${days} business days in transit`;
