/** The message at the field of an incomplete code. */
export const codeMissing = (recovery: boolean): string =>
  recovery ? 'Please enter one of your recovery codes.' : 'Please enter the 6-digit code from your app.';

export const codesLeft = (count: number): string =>
  count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`;

/** The field of the app's code, wherever one is asked for. */
export const appCodeWords = {
  label: 'Code from your app',
  hint: '6 digits',
  loading: 'Loading the code',
} as const;

/** The secret of an app that is being added. */
export const appSecretWords = {
  qrCode: 'QR code for your app',
  scan: 'Scan this code with your app, or enter this key there:',
} as const;

export const recoveryWords = {
  keep: 'Save these recovery codes somewhere other than your phone. We only show them once.',
  list: 'Recovery codes',
  copy: 'Copy all',
  copied: 'Copied.',
  notCopied: 'We couldn’t copy the codes. Write them down.',
} as const;
