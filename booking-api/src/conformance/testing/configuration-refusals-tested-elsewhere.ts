const contractAccess = 'modules/console/contract-prices/contract-access.test.ts';
const carrierDays = 'modules/console/carrier-days/carrier-days.test.ts';
const releaseTokens = 'modules/console/releases/release-rights.test.ts';
const releaseHooks = 'modules/console/releases/release-hooks.test.ts';
const moveParts = 'modules/console/releases/move-part.test.ts';
const cutOffs = 'modules/console/carrier-days/cut-offs.test.ts';

/** The same for clubs, microsites, brands, flags and rate sheets. */
export const configurationTestedElsewhere: Record<string, Record<string, string>> = {
  'console.release-choices': { no_such_thing: moveParts },
  'console.make-release-token': { no_such_thing: releaseTokens },
  'console.revoke-release-token': { no_such_thing: releaseTokens },
  'console.set-release-hook': { no_such_thing: releaseHooks },
  'console.remove-release-hook': { no_such_thing: releaseHooks },
  'console.test-release-hook': { no_such_thing: releaseHooks },
  'console.move-part': { no_such_thing: moveParts, changed_since: moveParts, release_refused: moveParts },
  'console.make-club': { club_like_it: 'modules/console/clubs/new-club.test.ts' },
  ...Object.fromEntries(
    ['club-standing', 'archive-club', 'bring-back-club'].map((name) => [
      `console.${name}`,
      Object.fromEntries(
        ['no_such_thing', 'club_archived', 'club_in_use', 'club_not_archived', 'club_merged'].map((code) => [
          code,
          'modules/console/club-archive/club-archive.test.ts',
        ]),
      ),
    ]),
  ),
  ...Object.fromEntries(
    ['compare-clubs', 'merge-clubs'].map((name) => [
      `console.${name}`,
      Object.fromEntries(
        ['no_such_thing', 'club_archived', 'changed_since'].map((code) => [
          code,
          'modules/console/club-merge/club-merge.test.ts',
        ]),
      ),
    ]),
  ),
  'console.club': { no_such_thing: 'modules/console/clubs/clubs.test.ts' },
  'console.import-club-file': { changed_since: 'modules/console/club-file/club-file.test.ts' },
  'console.offer-club': {
    no_such_thing: 'modules/console/clubs/new-club.test.ts',
    changed_since: 'modules/console/clubs/new-club.test.ts',
  },
  'console.orders-of-closing': { no_such_thing: 'modules/console/clubs/closing.test.ts' },
  'console.change-club': {
    no_such_thing: 'modules/console/clubs/clubs.test.ts',
    changed_since: 'modules/console/clubs/clubs.test.ts',
  },
  ...Object.fromEntries(
    ['club-statement', 'reverse-club-payment'].map((name) => [
      `console.${name}`,
      Object.fromEntries(
        ['no_such_thing', 'payment_reversed'].map((code) => [
          code,
          'modules/console/club-accounts/club-accounts.test.ts',
        ]),
      ),
    ]),
  ),
  'console.record-club-payment': {
    no_such_thing: 'modules/console/club-accounts/club-accounts.test.ts',
    key_reused: 'modules/console/club-accounts/club-accounts.test.ts',
    payment_known: 'modules/console/club-accounts/club-accounts.test.ts',
    club_archived: 'modules/console/club-archive/club-archive.test.ts',
  },
  ...Object.fromEntries(
    ['send-club-statement', 'remind-club', 'start-statement-run'].map((name) => [
      `console.${name}`,
      Object.fromEntries(
        ['no_such_thing', 'billing_email_missing', 'nothing_overdue', 'month_not_over'].map((code) => [
          code,
          'modules/console/club-accounts/club-mails.test.ts',
        ]),
      ),
    ]),
  ),
  ...Object.fromEntries(
    ['contract-prices', 'add-contract-price', 'end-contract-price', 'compare-contract-prices'].map((name) => [
      `console.${name}`,
      { no_such_thing: contractAccess },
    ]),
  ),
  'console.change-contract-prices': {
    no_such_thing: contractAccess,
    changed_since: 'modules/console/contract-prices/contract-prices.test.ts',
  },
  'console.question-set': { no_such_thing: 'modules/console/clubs/question-set.test.ts' },
  'console.change-question-set': {
    no_such_thing: 'modules/console/clubs/question-set.test.ts',
    changed_since: 'modules/console/clubs/question-set.test.ts',
  },
  'console.microsite': { no_such_thing: 'modules/console/microsites/microsites.test.ts' },
  'console.change-microsite': {
    no_such_thing: 'modules/console/microsites/microsites.test.ts',
    changed_since: 'modules/console/microsites/microsites.test.ts',
  },
  'console.orders-of-carrier-day': { no_such_thing: carrierDays },
  'console.change-carrier-day': { no_such_thing: carrierDays, changed_since: carrierDays },
  'console.remove-carrier-day': { no_such_thing: carrierDays, changed_since: carrierDays },
  'console.change-cut-off': { no_such_thing: cutOffs, changed_since: cutOffs },
  'console.change-flag': {
    no_such_thing: 'modules/console/flags/flags.test.ts',
    changed_since: 'modules/console/flags/flags.test.ts',
  },
  'console.make-microsite': { no_such_thing: 'modules/console/microsites/microsites.test.ts' },
  'console.brand-state': { no_such_thing: 'modules/console/brands/brand-states.test.ts' },
  'console.set-brand-state': {
    no_such_thing: 'modules/console/brands/brand-states.test.ts',
    changed_since: 'modules/console/brands/brand-states.test.ts',
  },
  'console.preview-brand': { no_such_thing: 'modules/console/brands/brand-states.test.ts' },
  'console.brand': { no_such_thing: 'modules/console/brands/brands.test.ts' },
  'console.change-brand': {
    no_such_thing: 'modules/console/brands/brands.test.ts',
    changed_since: 'modules/console/brands/brands.test.ts',
  },
  'console.brand-text': { no_such_thing: 'modules/console/brand-texts/brand-texts.test.ts' },
  'console.change-brand-text': {
    no_such_thing: 'modules/console/brand-texts/brand-texts.test.ts',
    changed_since: 'modules/console/brand-texts/brand-texts.test.ts',
  },
  'console.make-brand': {
    no_such_thing: 'modules/console/brands/brands.test.ts',
    brand_exists: 'modules/console/brands/brands.test.ts',
  },
  'console.rate-sheet': { no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts' },
  'console.make-rate-draft': { no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts' },
  'console.rate-draft': { no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts' },
  'console.change-rate-draft': {
    no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts',
    changed_since: 'modules/console/rate-sheets/rate-sheets.test.ts',
  },
  'console.drop-rate-draft': { no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts' },
  'console.compare-rate-draft': { no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts' },
  'console.publish-rate-draft': {
    no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts',
    changed_since: 'modules/console/rate-sheets/rate-sheets.test.ts',
    version_exists: 'modules/console/rate-sheets/rate-sheets.test.ts',
  },
  'console.withdraw-rate-sheet': {
    no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts',
    sheet_in_use: 'modules/console/rate-sheets/rate-sheets.test.ts',
  },
  'console.changes': { no_such_thing: 'modules/console/brands/brands.test.ts' },
  'console.undo-change': {
    no_such_thing: 'modules/console/brands/brands.test.ts',
    changed_since: 'modules/console/brands/brands.test.ts',
  },
};
