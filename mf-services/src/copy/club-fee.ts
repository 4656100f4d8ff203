/** RO-03: why a club's fee was not saved, by the status of the answer. */
export const feeProblems = (status: number): string => {
  if (status === 400) return 'We can’t set this fee. Choose another pickup option, or another amount.';
  if (status === 401 || status === 403 || status === 404)
    return 'You can’t set this fee anymore. Sign in again as staff here.';
  return 'We couldn’t save the fee. Try again.';
};

export const feeFormWords = {
  label: ({ pickup }: { pickup: string }) => `Our fee in dollars: ${pickup}`,
  hint: 'Everyone who has bags picked up from you pays this fee.',
  notDollars: 'Enter dollars from 0 to 500, such as 14.95.',
  save: 'Save fee',
  saving: 'Saving fee',
  usual: 'Use the standard fee',
  cancel: 'Cancel',
} as const;
