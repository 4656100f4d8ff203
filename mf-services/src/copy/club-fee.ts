/** RO-03: why a club's fee was not saved, by the status of the answer. */
export const feeProblems = (status: number): string => {
  if (status === 400) return 'This fee cannot be set. Choose another way of handing over, or another amount.';
  if (status === 401 || status === 403 || status === 404)
    return 'You cannot set this fee any more. Sign in again as staff of this club.';
  return 'The fee could not be saved just now. Try again.';
};

export const feeFormWords = {
  label: ({ pickup }: { pickup: string }) => `Our fee in dollars: ${pickup}`,
  hint: 'Everybody who has bags collected at your club pays it.',
  notDollars: 'Enter dollars from 0 to 500, such as 14.95.',
  save: 'Save the fee',
  saving: 'Saving the fee',
  usual: 'Back to the usual fee',
  cancel: 'Cancel',
} as const;
