export const forgetQueue = 'forget-method';
