export const savedDefaultText = 'Your next booking will start with this address.';
export const unsavedDefaultText = 'We couldn’t save your default address. Select the box again.';
