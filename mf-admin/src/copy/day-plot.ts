export const dayPlotTexts = {
  plot: ({ title, total }: { title: string; total: string }) =>
    `${title} by day, ${total} in all; the table below says it of every day.`,
  mostOn: ({ day, value }: { day: string; value: string }) => `most on ${day}: ${value}`,
  nothingYet: 'nothing yet',
} as const;
