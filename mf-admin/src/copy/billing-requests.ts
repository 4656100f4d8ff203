export const billingRequestTexts = {
  detail: 'Who asked to put orders on a club’s account, the oldest first.',
  empty: 'Nobody waits. Whoever asks on the booking page stands here until it is decided.',
  notDecided: 'This could not be noted. Try again.',
  gone: 'Somebody else decided this meanwhile.',
  grant: (name: string) => `Grant: ${name}`,
  refuse: (name: string) => `Refuse: ${name}`,
  granted: (name: string, club: string) => `${name} may put orders on the account of ${club}.`,
  refused: (name: string, club: string) => `${name} may not put orders on the account of ${club}.`,
} as const;
