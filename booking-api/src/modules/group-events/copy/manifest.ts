export const manifestWords = {
  headings: ['Bunk or room', 'Session', 'Name', 'Item', 'Order', 'Tracking numbers', 'Handed over'],
  notBooked: 'Not booked',
  handedOver: 'Yes',
} as const;
