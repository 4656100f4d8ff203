/** Why an order changed whose move for an incident staff undid. */
export const movedBackReason = 'Your pickup is back on its former day';
