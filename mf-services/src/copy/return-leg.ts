/** TL-01 */
export const wayBackWords = {
  dates: 'The way back',
  service: 'Service for the way back',
  wayThere: ({ summary }: { summary: readonly string[] }) => ['The way there:', ...summary].join(' '),
  notYet:
    'The day of the way back is chosen here once a service for the way there says when the bags arrive.',
} as const;
