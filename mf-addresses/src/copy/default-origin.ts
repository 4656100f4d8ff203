export const savedDefaultText = 'This is where your next booking starts from.';
export const unsavedDefaultText = 'We could not save your default place. Tick the box again.';
