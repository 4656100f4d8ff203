/** The message at the field of an incomplete code. */
export const codeMissing = (recovery: boolean): string =>
  recovery ? 'Please enter one of your recovery codes.' : 'Please enter the 6 digits of your app.';

export const codesLeft = (count: number): string =>
  count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`;

/** The field of the app's code, wherever one is asked for. */
export const appCodeWords = {
  label: 'Code of your app',
  hint: '6 digits',
  loading: 'Loading the code',
} as const;

/** The secret of an app that is being added. */
export const appSecretWords = {
  qrCode: 'QR code for your app',
  scan: 'Scan this with your app, or type this key there:',
} as const;

export const recoveryWords = {
  keep: 'Keep these recovery codes where you find them without your phone. We show them only now.',
  list: 'Recovery codes',
  copy: 'Copy all',
  copied: 'Copied.',
  notCopied: 'This browser does not copy. Write them down.',
} as const;
