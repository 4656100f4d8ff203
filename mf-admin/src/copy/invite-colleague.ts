/** CO-47: a colleague of ours, of no club. */
export const inviteColleagueTexts = {
  invite: 'Invite a colleague',
  words: {
    title: 'Invite a colleague',
    intro: 'We email an invitation. The account works once they choose a password.',
    add: 'Invite',
  },
  role: 'Role',
  brand: 'Invitation from',
  brandHint: 'The email has the look of this brand. Colleagues work for all brands.',
  limits: 'Begins with refunds and credits up to $200 and comps up to 10 percent. Change this on their page.',
  done: (name: string) => `${name} is invited by email.`,
} as const;
