/** MD-11: what a customer does who drops the bags off. */
export const dropOffSteps: readonly string[] = [
  'Print the labels that we mail you after the order.',
  'Attach one to each bag before you leave home.',
  'Bring the bags to a carrier store on the drop-off date before it closes, and ask for a receipt.',
];

export const dropOffWords = {
  title: 'Dropping your bags off',
  close: 'Got it',
  steps: 'What to do',
  find: ({ zip }: { zip: string }) => `Find a store near ${zip === '' ? 'you' : zip} (new tab)`,
  looking: 'Looking for stores near you',
  nearest: ({ zip }: { zip: string }) => `Nearest to ${zip}`,
} as const;
