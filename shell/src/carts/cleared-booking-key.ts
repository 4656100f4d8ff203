/** The storage key of a tab's cleared booking. */
export const leftBookingKey = (brand: string): string => `left_booking_${brand}`;

/** Whether this tab has cleared a booking. */
export const hasClearedBooking = (storage: Pick<Storage, 'getItem'>, brand: string): boolean =>
  storage.getItem(leftBookingKey(brand)) !== null;
