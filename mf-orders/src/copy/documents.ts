import * as calls from '@sendahead/shared-contracts/orders/document-calls';

export const documentsTitle = 'Documents';

/** The documents that every order has. */
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
} as const;
export type PaperName = keyof typeof papers;

/** The papers for customs, filled in from its list. */
export const customsPapers = {
  title: 'Customs papers',
  invoice: 'Commercial invoice',
  invoiceDetail: 'Three copies for the carrier, PDF',
  cn23: 'CN 23',
  cn23Detail: 'Postal customs declaration, PDF',
  packing: 'Packing list',
  packingDetail: 'Two copies to travel with your bags through customs, PDF',
} as const;
