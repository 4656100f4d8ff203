/** MD-11: instructions for a customer who drops the bags off. */
export const dropOffSteps: readonly string[] = [
  'Print the labels we email you after you order.',
  'Attach one to each bag before you leave home.',
  'Take the bags to a carrier store on the drop-off date. Your order page says by what time. Ask for a receipt.',
];

export const dropOffWords = {
  title: 'Dropping off your bags',
  close: 'Got it',
  steps: 'Steps',
  find: ({ zip }: { zip: string }) => `Find a store near ${zip === '' ? 'you' : zip} (new tab)`,
  looking: 'Looking for stores near you',
  nearest: ({ zip }: { zip: string }) => `Nearest to ${zip}`,
} as const;
