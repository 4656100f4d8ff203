export const refundQueue = 'refund-payment';
