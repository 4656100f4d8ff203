export const dayPlotTexts = {
  plot: ({ title, total }: { title: string; total: string }) =>
    `${title} by day, ${total} total. The table below shows each day.`,
  mostOn: ({ day, value }: { day: string; value: string }) => `most on ${day}: ${value}`,
  nothingYet: 'nothing yet',
} as const;
