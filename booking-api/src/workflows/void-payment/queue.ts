export const voidQueue = 'void-payment';
