import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';

type ClosedDay = NonNullable<OrderDetail['closed_days']>[number];

export const closedDayWords = {
  closed: ({ place, day, stop }: { place: string; day: string; stop: ClosedDay['stop'] }) =>
    `${place} is closed on ${day}, the day of your ${stop} there.`,
  move: 'Please choose another day.',
  wait: 'We’ll contact you about another day.',
  act: 'Change date',
} as const;
