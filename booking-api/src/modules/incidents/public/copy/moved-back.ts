/** Why an order changed whose move for an incident staff undid. */
export const movedBackReason = 'Your bags leave on their former day again';
