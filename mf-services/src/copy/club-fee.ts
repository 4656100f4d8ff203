/** RO-03: why a club's fee was not saved, by the status of the answer. */
export const feeProblems = (status: number): string => {
  if (status === 400) return 'This fee cannot be set. Choose another way of handing over, or another amount.';
  if (status === 401 || status === 403 || status === 404)
    return 'You cannot set this fee any more. Sign in again as staff of this club.';
  return 'The fee could not be saved just now. Try again.';
};
