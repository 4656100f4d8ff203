/**
 * The callers of calls that no part of the page makes. `external`: someone outside this repository calls it
 * now. `planned`: a part of ours will; until then no one does. A test compares the table with the parts'
 * calls. No page loads this file.
 */
export type Consumer = { readonly calls: readonly string[] } & (
  | { readonly external: string }
  | { readonly planned: string }
);

export const consumersElsewhere: readonly Consumer[] = [
  {
    external: 'partner sites and apps that book by the specification’s paths, which our page does by others',
    calls: [
      'accounts.terms-accepted',
      'accounts.user-exists',
      'admin.user-lookup',
      'brands.header',
      'calendar.close-days',
      'calendar.next-available-day',
      'calendar.ship-date',
      'clubs.json',
      'geo.blocked-address',
      'geo.check-zip',
      'geo.zip-of-address',
    ],
  },
  {
    external: 'apps, for what the pages behind our mails’ links do in the browser (/password, /email)',
    calls: ['accounts.reset-password', 'accounts.verify-email'],
  },
  { external: 'sites of clubs, which draw their microsite themselves', calls: ['brands.microsite'] },
  { external: 'the browser itself, by the link on the account’s page', calls: ['accounts.own-data'] },
  {
    external: 'the browser itself, by a beacon of the shell, which loads no schemas',
    calls: ['releases.report-page'],
  },
  {
    external: 'pages of shares that were opened before they read them by a call whose address holds no token',
    calls: ['payments.read-share'],
  },
  { external: 'the payment gateway', calls: ['payments.webhook'] },
  { external: 'the carriers', calls: ['orders.carrier-webhook'] },
  {
    external: 'apps, for what our pages get with the whole order, or do without reading it first',
    calls: ['orders.ship-again', 'orders.tracking'],
  },
];
