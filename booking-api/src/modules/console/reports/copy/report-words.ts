import type { ReportKind } from '@sendahead/shared-contracts/console/report-calls';

/** The subject of a row in each report, and its counting rule. */
export const reportWords: Readonly<Record<ReportKind, { subject: string; note: string }>> = {
  revenue: {
    subject: 'Brand',
    note: 'By the day money was booked. A refund as account credit and a credit for an order are goodwill. A credit for no order is left out. Compensation is what claims and late bags were paid, and the next three columns say how. Net is sales less refunds, goodwill and compensation. Orders are those placed in these days.',
  },
  lanes: {
    subject: 'Lane',
    note: 'Orders placed in these days that were not canceled and have all labels. Margin is revenue, net of refunds and goodwill, less what the labels cost.',
  },
  carriers: {
    subject: 'Outbound carrier',
    note: 'Orders placed in these days that were not canceled and have all labels, with both legs. Margin is revenue, net of refunds and goodwill, less what the labels cost.',
  },
  clubs: {
    subject: 'Club',
    note: 'Orders placed in these days that were not canceled and have all labels. An order between two clubs counts for both.',
  },
  gifts: {
    subject: 'Staff',
    note: 'Refunds and credits that staff gave in these days, for all brands, by who asked for them. Claims count once, with all that was paid. Canceled or changed legs, comp discounts and rate adjustments are not counted. Credits for no order count here, but not in the revenue report.',
  },
  'on-time': {
    subject: 'Carrier and service',
    note: 'Items delivered in these days, by the carrier’s scans. On time is on or before the day we promised at purchase.',
  },
};

/** The names of columns. */
export const columnNames = {
  approved: 'Approved by a colleague',
  orders: 'Orders',
  sold: 'Sales',
  refunded: 'Refunds',
  goodwill: 'Goodwill',
  compensation: 'Compensation',
  toCard: 'Paid to card',
  byTransfer: 'Paid by transfer',
  asCredit: 'Paid as credit',
  net: 'Net',
  items: 'Items',
  revenue: 'Revenue',
  labels: 'Labels',
  margin: 'Margin',
  marginShare: 'Margin %',
  given: 'Times',
  customers: 'Customers',
  amount: 'Amount',
  delivered: 'Delivered',
  onTime: 'On time',
  late: 'Late',
  onTimeShare: 'On time %',
} as const;

export const totalName = 'Total';
export const laneName = (from: string, to: string): string => `${from} to ${to}`;
export const unknownName = 'Unknown';
