export const noticeQueue = 'hear-payment';
