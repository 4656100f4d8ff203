import type { MenuGroup } from '../console/pages.ts';

export const consoleTexts = {
  closed: 'Sign in as staff to continue.',
  notFound: 'Not found',
  notFoundDetail: 'This page doesn’t exist, or you don’t have access to it.',
  console: 'Console',
  menuAt: (page: string | undefined) => (page ? `Menu: ${page}` : 'Menu'),
} as const;

export const sessionEndedTexts = {
  title: 'Your session ended',
  explained: 'What you entered is still here. Sign in in a new tab, then come back to this one and go on.',
  signIn: 'Sign in',
  notNow: 'Not now',
} as const;

export const menuGroupNames: Readonly<Record<MenuGroup, string>> = {
  work: 'Daily work',
  people: 'Customers and clubs',
  prices: 'Prices and credit',
  setup: 'Setup',
};
