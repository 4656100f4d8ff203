/**
 * Who makes the calls that no part of the page makes. `external`: somebody outside this repository does now.
 * `planned`: a part of ours will; until then nobody does. A test holds the table to what the parts call. No page
 * loads this file.
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
  { external: 'the payment gateway', calls: ['payments.webhook'] },
  { external: 'the carriers', calls: ['orders.carrier-webhook'] },
  {
    planned: 'an account part: one’s own profile, bookings under way, orders, and what becomes of them',
    calls: ['carts.list', 'carts.replace', 'orders.ship-again', 'orders.tracking'],
  },
  {
    planned: 'mf-admin: the console of staff',
    calls: ['admin.audit-trail', 'admin.user-lookup'],
  },
];
