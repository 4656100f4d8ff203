import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';

const demoUsers = ['customer', 'pro', 'member', 'admin', 'adminplus', 'carrieradmin'].map(
  (name) => `${name}@demo.test`,
);
const demoPassword = 'Sendahead-demo-1';

/** The gateway's documented test numbers, with any later expiration and any security code except the named ones. */
const testCards: readonly (readonly [number: string, what: string])[] = [
  ['4111 1111 1111 1111', 'Visa, accepted'],
  ['5555 5555 5555 4444', 'Mastercard, accepted'],
  ['3782 822463 10005', 'American Express, accepted'],
  ['4000 1111 1111 1115', 'Visa, declined'],
  ['4000 0000 0000 0002', 'Visa, declined'],
  ['4111 1111 1111 1210', 'Visa, prepaid'],
  ['4000 0000 0000 2503', 'Visa, the bank asks its customer first'],
  ['4000 0000 0000 2370', 'Visa, the bank asks and refuses'],
];

const row = (left: string, right: string): string => `  ${left.padEnd(26)}${right}`;

/** What `npm start` prints when everything answers. */
export function describeUrls({ port, demo }: { port: number; demo: boolean }): string {
  const urls = brandSlugs.map((slug) => row(slug, `http://${slug}.localhost:${port}/ship`));
  const lines = [
    '',
    'Sendahead is ready.',
    '',
    'Ship pages',
    ...urls,
    '',
    row('API description', `http://localhost:${port}/docs`),
  ];
  if (!demo) return `${lines.join('\n')}\n`;
  const users = demoUsers.map((mail) => row(mail, demoPassword));
  const cards = testCards.map(([number, what]) => row(number, what));
  return `${[...lines, '', 'Demo users', ...users, '', 'Test cards', ...cards, '', 'Ctrl-C ends everything.'].join('\n')}\n`;
}
