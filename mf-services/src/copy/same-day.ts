/** MD-18 */
export const sameDayWords = {
  title: 'This service can’t pick up today',
  why: 'Choose how to continue: your date depends on it.',
  someService: 'This service',
  close: 'Close',
  dropOff: 'Drop off today',
  pickUp: ({ day }: { day: string }) => `Pick up on ${day}`,
  /** What the service needs, and each available alternative. */
  text: ({ service, dropOff, day }: { service: string; dropOff: boolean; day: string | null }) =>
    [
      `${service} needs a day’s notice for a pickup.`,
      dropOff ? 'You can drop the bags off at a carrier store today.' : '',
      day === null ? '' : `You can have them picked up on ${day}.`,
    ]
      .filter(Boolean)
      .join(' '),
} as const;
