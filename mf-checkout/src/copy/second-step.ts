/** The second step of a sign-in, after the password. */
export const secondStepWords = {
  openApp: 'Open your authenticator app and enter the code it shows for us.',
  recoveryOnce: 'Enter a code you saved when you added your app. Each code works once.',
  recoveryCode: 'Recovery code',
  recoveryHint: '16 letters and digits',
  useApp: 'Use the code from my app',
  useRecovery: 'Use a recovery code',
  usePasskey: 'Use a passkey',
  passkeyWanted: 'Your account needs a passkey as well as the password. Use the device you added it on.',
  passkeyImpossible: 'This browser doesn’t support passkeys.',
  appWanted: 'Staff sign in with a password and a code from an app, such as Google Authenticator.',
} as const;
