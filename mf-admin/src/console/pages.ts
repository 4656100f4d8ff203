import type { Reach, RoleAct } from '@sendahead/shared-contracts/call/role-acts';
import { type DemandedView, demanded } from '@sendahead/shared-ui';

/** Parameters in the address of a page, such as the id of an order. */
export type PageParams = Readonly<Record<string, string>>;

/** The headings of the menu, in their order. */
export const menuGroups = ['work', 'people', 'prices', 'setup'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A page of the console, loaded when it is opened. */
export interface ConsolePage {
  /** Below `/admin`; segments that begin with a colon are parameters. */
  readonly path: string;
  /** The page's name in the menu and its heading there; pages without them are linked from others. */
  readonly menu?: { readonly name: string; readonly group: MenuGroup };
  /** What the signed-in user must be allowed to do to open the page. */
  readonly act: RoleAct;
  /** Only for those whose act reaches that far: our staff have no club. */
  readonly reach?: Reach;
  readonly page: DemandedView<{ params: PageParams }>;
}

/** Every page of the console; those of a group in the order of the menu. */
export const pages: readonly ConsolePage[] = [
  {
    path: '/club',
    menu: { name: 'Your club', group: 'work' },
    act: 'follow_club_orders',
    reach: 'own_club',
    page: demanded(async () => (await import('../pages/club-orders/club-orders-page.tsx')).ClubOrdersPage),
  },
  {
    path: '/club/orders/:orderId',
    act: 'follow_club_orders',
    reach: 'own_club',
    page: demanded(async () => (await import('../pages/club-orders/club-order-page.tsx')).ClubOrderPage),
  },
  {
    path: '/today',
    menu: { name: 'Today', group: 'work' },
    act: 'work_alerts',
    page: demanded(async () => (await import('../pages/today/today-page.tsx')).TodayPage),
  },
  {
    path: '/orders',
    menu: { name: 'Orders', group: 'work' },
    act: 'read_every_order',
    page: demanded(async () => (await import('../pages/orders/orders-page.tsx')).OrdersPage),
  },
  {
    path: '/orders/:orderId',
    act: 'read_every_order',
    page: demanded(async () => (await import('../pages/order/order-page.tsx')).OrderPage),
  },
  {
    path: '/placed-orders',
    menu: { name: 'Orders you placed', group: 'work' },
    act: 'follow_placed_orders',
    page: demanded(
      async () => (await import('../pages/placed-orders/placed-orders-page.tsx')).PlacedOrdersPage,
    ),
  },
  {
    path: '/groups',
    menu: { name: 'Group events', group: 'work' },
    act: 'run_group_events',
    page: demanded(async () => (await import('../pages/group-events/group-events-page.tsx')).GroupEventsPage),
  },
  {
    path: '/groups/new',
    act: 'run_group_events',
    page: demanded(
      async () => (await import('../pages/group-events/new-group-event-page.tsx')).NewGroupEventPage,
    ),
  },
  {
    path: '/groups/:eventId',
    act: 'run_group_events',
    page: demanded(async () => (await import('../pages/group-event/group-event-page.tsx')).GroupEventPage),
  },
  {
    path: '/claims',
    menu: { name: 'Claims', group: 'work' },
    act: 'answer_claims',
    page: demanded(async () => (await import('../pages/claims/claims-page.tsx')).ClaimsPage),
  },
  {
    path: '/claims/new',
    act: 'answer_claims',
    page: demanded(async () => (await import('../pages/claim/new-claim-page.tsx')).NewClaimPage),
  },
  {
    path: '/claims/:claimId',
    act: 'answer_claims',
    page: demanded(async () => (await import('../pages/claim/claim-page.tsx')).ClaimPage),
  },
  {
    path: '/incidents',
    menu: { name: 'Incidents', group: 'work' },
    act: 'run_incidents',
    page: demanded(async () => (await import('../pages/incidents/incidents-page.tsx')).IncidentsPage),
  },
  {
    path: '/incidents/new',
    act: 'run_incidents',
    page: demanded(async () => (await import('../pages/incident/new-incident-page.tsx')).NewIncidentPage),
  },
  {
    path: '/incidents/:incidentId',
    act: 'run_incidents',
    page: demanded(async () => (await import('../pages/incident/incident-page.tsx')).IncidentPage),
  },
  {
    path: '/carts',
    menu: { name: 'Carts', group: 'work' },
    act: 'read_every_cart',
    page: demanded(async () => (await import('../pages/carts/carts-page.tsx')).CartsPage),
  },
  {
    path: '/carts/:cartId',
    act: 'read_every_cart',
    page: demanded(async () => (await import('../pages/cart/cart-page.tsx')).CartPage),
  },
  {
    path: '/reports',
    menu: { name: 'Reports', group: 'work' },
    act: 'read_figures',
    page: demanded(async () => (await import('../pages/reports/reports-page.tsx')).ReportsPage),
  },
  {
    path: '/history',
    menu: { name: 'History', group: 'work' },
    act: 'read_audit_trail',
    page: demanded(async () => (await import('../pages/history/history-page.tsx')).HistoryPage),
  },
  {
    path: '/users',
    menu: { name: 'Users', group: 'people' },
    act: 'help_people',
    page: demanded(async () => (await import('../pages/users/users-page.tsx')).UsersPage),
  },
  {
    path: '/users/:userId',
    act: 'help_people',
    page: demanded(async () => (await import('../pages/user/user-page.tsx')).UserPage),
  },
  {
    path: '/clubs',
    menu: { name: 'Clubs', group: 'people' },
    act: 'set_club_fees',
    page: demanded(async () => (await import('../pages/clubs/clubs-page.tsx')).ClubsPage),
  },
  {
    path: '/clubs/import',
    act: 'run_clubs',
    page: demanded(async () => (await import('../pages/club-import/club-import-page.tsx')).ClubImportPage),
  },
  {
    path: '/clubs/:clubId',
    act: 'set_club_fees',
    page: demanded(async () => (await import('../pages/club/club-page.tsx')).ClubPage),
  },
  {
    path: '/clubs/:clubId/orders',
    act: 'follow_club_orders',
    page: demanded(async () => (await import('../pages/club-orders/club-orders-page.tsx')).ClubOrdersPage),
  },
  {
    path: '/clubs/:clubId/statement',
    act: 'read_club_accounts',
    page: demanded(
      async () => (await import('../pages/club-statement/club-statement-page.tsx')).ClubStatementPage,
    ),
  },
  {
    path: '/club-accounts',
    menu: { name: 'Club accounts', group: 'people' },
    act: 'run_club_accounts',
    page: demanded(
      async () => (await import('../pages/club-accounts/club-accounts-page.tsx')).ClubAccountsPage,
    ),
  },
  {
    path: '/billing-requests',
    menu: { name: 'Billing requests', group: 'people' },
    act: 'decide_club_billing',
    page: demanded(
      async () => (await import('../pages/billing-requests/billing-requests-page.tsx')).BillingRequestsPage,
    ),
  },
  {
    path: '/coupons',
    menu: { name: 'Coupons', group: 'prices' },
    act: 'run_credits',
    page: demanded(async () => (await import('../pages/coupons/coupons-page.tsx')).CouponsPage),
  },
  {
    path: '/gift-cards',
    menu: { name: 'Gift cards', group: 'prices' },
    act: 'run_credits',
    page: demanded(async () => (await import('../pages/gift-cards/gift-cards-page.tsx')).GiftCardsPage),
  },
  {
    path: '/gift-cards/:cardId',
    act: 'run_credits',
    page: demanded(async () => (await import('../pages/gift-cards/gift-card-page.tsx')).GiftCardPage),
  },
  {
    path: '/brands',
    menu: { name: 'Brands', group: 'setup' },
    act: 'run_brands',
    page: demanded(async () => (await import('../pages/brands/brands-page.tsx')).BrandsPage),
  },
  {
    path: '/brands/:slug',
    act: 'run_brands',
    page: demanded(async () => (await import('../pages/brand/brand-page.tsx')).BrandPage),
  },
  {
    path: '/brands/:slug/texts/:name',
    act: 'run_brands',
    page: demanded(async () => (await import('../pages/brand-text/brand-text-page.tsx')).BrandTextPage),
  },
  {
    path: '/microsites',
    menu: { name: 'Microsites', group: 'setup' },
    act: 'run_brands',
    page: demanded(async () => (await import('../pages/microsites/microsites-page.tsx')).MicrositesPage),
  },
  {
    path: '/microsites/:micrositeId',
    act: 'run_brands',
    page: demanded(async () => (await import('../pages/microsite/microsite-page.tsx')).MicrositePage),
  },
  {
    path: '/carrier-days',
    menu: { name: 'Carrier days', group: 'setup' },
    act: 'run_brands',
    page: demanded(async () => (await import('../pages/carrier-days/carrier-days-page.tsx')).CarrierDaysPage),
  },
  {
    path: '/rates',
    menu: { name: 'Rate sheets', group: 'prices' },
    act: 'set_rates',
    page: demanded(async () => (await import('../pages/rate-sheets/rate-sheets-page.tsx')).RateSheetsPage),
  },
  {
    path: '/rates/drafts/:draftId',
    act: 'set_rates',
    page: demanded(async () => (await import('../pages/rate-draft/rate-draft-page.tsx')).RateDraftPage),
  },
  {
    path: '/rates/:version',
    act: 'set_rates',
    page: demanded(async () => (await import('../pages/rate-sheet/rate-sheet-page.tsx')).RateSheetPage),
  },
  {
    path: '/releases',
    menu: { name: 'Releases', group: 'setup' },
    act: 'read_releases',
    page: demanded(async () => (await import('../pages/releases/releases-page.tsx')).ReleasesPage),
  },
  {
    path: '/flags',
    menu: { name: 'Flags', group: 'setup' },
    act: 'run_flags',
    page: demanded(async () => (await import('../pages/flags/flags-page.tsx')).FlagsPage),
  },
  {
    path: '/roles',
    menu: { name: 'Roles', group: 'setup' },
    act: 'run_accounts',
    page: demanded(async () => (await import('../pages/roles/roles-page.tsx')).RolesPage),
  },
];
