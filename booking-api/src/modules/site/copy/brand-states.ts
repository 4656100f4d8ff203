/** What visitors read on the pages of a brand that takes no bookings, and staff in a preview. */
export const brandStateWords = {
  notOpenTitle: 'Not open yet',
  notOpen: (name: string) => `${name} isn’t open yet. Please come back later.`,
  closedTitle: 'No new bookings',
  closed: (name: string) => `${name} takes no new bookings right now.`,
  ordersContinue: 'Shipments that are already booked continue as planned.',
  yourOrders: 'Your orders',
  track: 'Track your bags',
  help: 'Get help',
  previewTitle: 'Preview of a brand that isn’t open',
  previewSays: 'Only staff with this link see these pages. No order can be placed here.',
  start: 'Start page',
  booking: 'Booking page',
} as const;

/** What customers read while a brand is closed: the staff's sentence, or a default one. */
export const closedSentence = (name: string, text: string): string =>
  text === '' ? brandStateWords.closed(name) : text;
