import * as calls from '@sendahead/shared-contracts/orders/document-calls';

export const documentsTitle = 'Documents';

/** The papers that an order has by itself. */
export const papers = {
  receipt: {
    call: calls.receiptFile,
    title: 'Receipt',
    detail: 'What you booked and paid, PDF',
    file: 'receipt',
    ending: 'pdf',
  },
  invoice: {
    call: calls.orderInvoice,
    title: 'Invoice',
    detail: 'For your records, PDF',
    file: 'invoice',
    ending: 'pdf',
  },
  calendar: {
    call: calls.orderCalendar,
    title: 'Calendar file',
    detail: 'Pickup or drop-off, and arrival, for any calendar',
    file: 'trip',
    ending: 'ics',
  },
  packing: {
    call: calls.orderPackingList,
    title: 'Packing list',
    detail: 'Two copies to travel with your bags through customs, PDF',
    file: 'packing-list',
    ending: 'pdf',
  },
} as const;
export type PaperName = keyof typeof papers;
