export const consoleTexts = {
  closed: 'Sign in as a member of staff to go on.',
  notFound: 'Not found',
  notFoundDetail: 'There is no such page, or it is not yours to see.',
  console: 'Console',
} as const;
