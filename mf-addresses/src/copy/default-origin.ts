export const savedDefaultText = 'Saved in your account. Your next booking starts with this address.';
export const unsavedDefaultText = 'We couldn’t save your default address. Select the box again.';
