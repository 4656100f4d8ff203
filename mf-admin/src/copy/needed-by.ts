export const neededByTexts = {
  add: (leg: string) => `Add needed-by day: ${leg}`,
  change: (leg: string) => `Change needed-by day: ${leg}`,
  title: (leg: string) => `Needed by: ${leg}`,
  act: 'Save day',
  day: 'Needed by',
  hint: 'Leave it empty if no day matters.',
  detail: 'Pickup, service, labels and price stay. We warn you if the bags would arrive later than this day.',
  tooEarly: 'Choose the pickup day or later.',
} as const;
