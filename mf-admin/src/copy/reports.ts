import type { ReportKind } from '@sendahead/shared-contracts/console/report-calls';

export const reportNames: Readonly<Record<ReportKind, string>> = {
  revenue: 'Revenue',
  lanes: 'Margin by lane',
  carriers: 'Margin by carrier',
  clubs: 'Margin by club',
  gifts: 'Refunds and credits by staff',
  'on-time': 'On-time delivery',
};

export const reportTexts = {
  title: 'Reports',
  detail: 'Choose a report and its days. Download it to work on it in a spreadsheet.',
  report: 'Report',
  from: 'From',
  until: 'Through',
  download: 'Download CSV',
  loading: 'Loading the report',
  total: 'Total',
  empty: 'Nothing to count in these days.',
  badRange: 'Choose a first day, and a last day on or after it, at most one year later.',
  tooMuch: 'There are too many orders in these days. Choose fewer days or one brand.',
  leftOut: (count: number) => `${count.toLocaleString('en-US')} smaller rows are in the download only.`,
} as const;
