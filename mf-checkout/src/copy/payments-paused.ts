/** Why a link to pay, or a share, cannot be paid now. */
export const paymentsPaused = 'Payments are paused right now. Nothing was charged. Try again later.';
