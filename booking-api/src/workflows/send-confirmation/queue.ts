export const mailQueue = 'send-confirmation';
