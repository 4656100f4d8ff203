export const settleQueue = 'settle-order';
