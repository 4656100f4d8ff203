/** What a sign-in asks after the password. */
export const secondStepWords = {
  openApp: 'Open your authenticator app and type the code that it shows for us.',
  recoveryOnce: 'Each of the codes that you kept when you added your app works once.',
  recoveryCode: 'Recovery code',
  recoveryHint: '16 letters and digits',
  useApp: 'Use the code of my app',
  useRecovery: 'Use a recovery code',
  usePasskey: 'Use a passkey',
  passkeyWanted:
    'Your account asks for a passkey beside the password. Use the device that you made it on, at this site.',
  passkeyImpossible: 'This browser cannot use passkeys.',
  appWanted: 'Who works here signs in by a password and a code of an app, such as Google Authenticator.',
} as const;
