export const consoleTexts = {
  closed: 'Sign in as staff to continue.',
  notFound: 'Not found',
  notFoundDetail: 'This page doesn’t exist, or you don’t have access to it.',
  console: 'Console',
  menuAt: (page: string | undefined) => (page ? `Menu: ${page}` : 'Menu'),
} as const;
