import type { Part } from './parts.ts';

/**
 * The parts that publish each event; a state names its one owner where it is defined. A test compares the table with the
 * parts' sources. No page loads this file.
 */
export const publishersOfEvents: Readonly<Record<string, readonly Part[]>> = {
  'accounts.holiday-terms-accepted@1': ['mf-checkout', 'mf-services'],
  'accounts.sign-in-requested@1': ['shell', 'mf-admin', 'mf-orders'],
  'accounts.signed-in@1': ['mf-admin', 'mf-checkout'],
  'accounts.signed-out@1': ['shell', 'mf-admin'],
  'admin.cart-taken-over@1': ['mf-admin'],
  'admin.services-wanted-again@1': ['mf-admin'],
  'analytics.tracked@1': ['mf-addresses', 'mf-checkout', 'mf-services', 'mf-travelers'],
  'page.alert-raised@1': ['shell', 'mf-addresses', 'mf-admin', 'mf-checkout'],
  'page.authorization-given@1': ['mf-admin'],
  'page.authorization-wanted@1': ['mf-checkout', 'mf-services'],
  'page.cart-needed@1': ['mf-admin', 'mf-checkout'],
  'page.restore-requested@1': ['shell'],
  'page.section-ready@1': ['mf-addresses', 'mf-checkout', 'mf-services', 'mf-travelers'],
  'page.section-restored@1': ['mf-addresses', 'mf-checkout', 'mf-services', 'mf-travelers'],
  'payments.card-validation-requested@1': ['mf-checkout'],
  'payments.difference-answered@1': ['mf-checkout', 'mf-orders'],
  'payments.difference-asked@1': ['mf-orders'],
  'payments.difference-settled@1': ['mf-orders'],
  'payments.order-placed@1': ['mf-checkout'],
  'payments.order-refused@1': ['mf-checkout'],
  'payments.validation-requested@1': ['mf-checkout'],
  'pricing.price-told@1': ['mf-checkout'],
  'services.cruise-chosen@1': ['mf-services'],
  'services.trip-type-told@1': ['mf-services'],
};

/** Topics that only released parts still read, with the reason; a topic goes when no release reads it. */
export const readElsewhere: Readonly<Record<string, string>> = {};
