export const roleActTexts = {
  yes: 'Yes',
  ownClub: 'Own club',
  roles: 'Roles',
  detail:
    'Who may do what. The server asks the same table for every call; roles are given on the page of a user.',
  caption: 'Who may do what',
  act: 'Act',
  no: 'No',
} as const;
