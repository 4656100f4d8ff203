/** What stands at the field of a code that is not whole. */
export const codeMissing = (recovery: boolean): string =>
  recovery ? 'Please enter one of your recovery codes.' : 'Please enter the 6 digits of your app.';

export const codesLeft = (count: number): string =>
  count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`;
