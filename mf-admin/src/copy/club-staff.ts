/** CO-47: the people who work for a club. */
export const clubStaffTexts = {
  title: 'Club staff',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  state: 'State',
  joined: 'Active',
  notConfirmed: 'Email not confirmed yet',
  blocked: 'Blocked',
  none: 'No one works for this club yet.',
  members: 'Members of this club',
  invite: 'Invite staff',
  invitation: {
    title: 'Invite staff',
    intro: 'They get an account for this club, and an email that invites them to choose a password.',
    add: 'Send invitation',
  },
  done: (name: string) => `We’re emailing an invitation to ${name}.`,
} as const;
