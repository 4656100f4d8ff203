import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { LabelPaper } from '@sendahead/shared-contracts/orders/document-calls';
import type { OrderState } from '@sendahead/shared-contracts/orders/states';

const counted = (count: number, word: string): string =>
  `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;

export const paperNames: Readonly<Record<LabelPaper, string>> = {
  '4x6': 'Label printer, 4 by 6 inches',
  letter: 'Office printer, letter size',
};

/** Why the labels of an order are neither printed nor replaced, by its state. */
const whyNot: Readonly<Record<OrderState, string>> = {
  placed: 'No labels yet.',
  labels_ready: 'No labels to print or replace.',
  picked_up: 'The carrier has the bags.',
  in_transit: 'The carrier has the bags.',
  delivered: 'Delivered.',
  cancelled: 'Canceled.',
};
export const whyNotWords = (state: OrderState): string => whyNot[state];

export const orderLabelTexts = {
  print: 'Print labels',
  printOf: (item: string) => `Print label: ${item}`,
  printThis: 'Print',
  labelsOf: (order: string) => `labels of ${order}`,
  boughtOn: (day: string, daysAhead: number) =>
    ` On ${day}: carriers sell labels ${daysAhead} days before the pickup.`,
  replace: 'Void and replace labels',
  loading: 'Counting the labels',
  paper: 'Paper',
  download: (labels: number) => `Download ${counted(labels, 'label')}`,
  printed: ({ labels, orders }: { labels: number; orders: number }) =>
    `${counted(labels, 'label')} of ${counted(orders, 'order')}, in one PDF.`,
  replaced: ({ labels, orders }: { labels: number; orders: number }) =>
    `${counted(labels, 'label')} of ${counted(orders, 'order')} will be voided and bought again. Each customer gets an email with the new labels.`,
  nothing: 'None of these orders has labels for this.',
  leftOut: (count: number) => `Left out: ${counted(count, 'order')}`,
  start: (orders: number) => `Replace labels of ${counted(orders, 'order')}`,
  stop: 'Stop',
  progress: ({ done, all }: { done: number; all: number }) => `${done} of ${counted(all, 'order')} done.`,
  results: 'Result by order',
  finished: ({ done, failed }: { done: number; failed: number }) =>
    failed === 0
      ? `Done: ${counted(done, 'order')}.`
      : `Done: ${counted(done, 'order')}. Not done: ${counted(failed, 'order')}.`,
  ofOrder: (labels: number) => `${counted(labels, 'label')} requested.`,
  notStarted: 'Not started.',
  tooMany: (most: number) => `Select up to ${most} orders to print or replace labels.`,
  commentHint: 'Recorded in the history of each order.',
} as const;

const failures: Readonly<Record<string, string>> = {
  label_not_renewable: 'Not replaced: the carrier has a bag, or its labels have changed.',
  order_not_found: 'Not replaced: this order no longer exists.',
  too_many_requests: 'Not replaced: too many in a short time. Try again later.',
};

/** Why the labels of one order were not replaced. */
export const replaceFailure = (error: unknown): string =>
  (isApiError(error) && failures[error.code]) ||
  'We couldn’t reach the server. Check this order before you try again.';
