/** TL-01 */
export const returnLegWords = {
  dates: 'Return',
  service: 'Return service',
  outbound: ({ summary }: { summary: readonly string[] }) => ['Outbound:', ...summary].join(' '),
  notYet: 'Choose your return date after you choose an outbound service.',
} as const;
