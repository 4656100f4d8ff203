export const roleActTexts = {
  yes: 'Yes',
  ownClub: 'Own club',
  roles: 'Roles',
  detail: 'What each role can do. Assign roles on a user’s page.',
  caption: 'What each role can do',
  act: 'Action',
  no: 'No',
} as const;
