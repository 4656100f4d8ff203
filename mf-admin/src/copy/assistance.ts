export const assistanceTexts = {
  assistance: 'Assistance',
  signingOut: 'Signing out…',
  signOut: 'Sign out',
} as const;
