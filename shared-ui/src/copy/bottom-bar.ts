export const bottomBarWords = {
  label: 'Order',
  summary: 'Summary',
  /** Before an amount that is set in its own type. */
  from: 'From',
  /** Read by screen readers only, after the count of items. */
  show: ', show the order summary',
} as const;
