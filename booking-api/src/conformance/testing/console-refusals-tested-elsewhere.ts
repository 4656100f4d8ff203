import { configurationTestedElsewhere } from './configuration-refusals-tested-elsewhere.ts';

/** Refusals of the console's calls that have separate tests: the file that names the code. */
export const consoleTestedElsewhere: Record<string, Record<string, string>> = {
  ...configurationTestedElsewhere,
  ...Object.fromEntries(
    ['user', 'change-user', 'end-user-sessions', 'send-password-link', 'remove-second-factor'].map((name) => [
      `console.${name}`,
      {
        no_such_thing: 'modules/console/users/users.test.ts',
        role_not_yours: 'modules/console/users/users.test.ts',
        changed_since: 'modules/console/brands/brands.test.ts',
        limit_above_own: 'workflows/amend/approvals/approvals.test.ts',
      },
    ]),
  ),
  ...Object.fromEntries(
    ['approve-request', 'decline-request', 'withdraw-request', 'dismiss-decision'].map((name) => [
      `console.${name}`,
      {
        ...Object.fromEntries(
          ['no_such_thing', 'approval_closed', 'approval_not_yours'].map((code) => [
            code,
            'workflows/amend/approvals/approvals.test.ts',
          ]),
        ),
        change_in_progress: 'workflows/amend/settle-change/charge-change.test.ts',
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      'group-event-choices',
      'make-group-event',
      'group-event',
      'move-group-deadline',
      'close-group-event',
      'check-roster',
      'import-roster',
      'remove-group-person',
      'change-group-person',
      'email-group',
      'mark-handed-over',
      'group-labels',
      'group-manifest',
    ].map((name) => [
      `console.${name}`,
      {
        no_such_thing: 'modules/group-events/group-access.test.ts',
        ...Object.fromEntries(
          [
            'group_event_closed',
            'group_deadline_over',
            'group_person_booked',
            'group_person_not_booked',
            'no_labels',
          ].map((code) => [code, 'modules/group-events/group-events.test.ts']),
        ),
      },
    ]),
  ),
  'console.keep-order-open': { order_not_found: 'modules/console/viewers/viewers.test.ts' },
  ...Object.fromEntries(
    ['preview-labels', 'print-labels', 'renew-labels'].map((name) => [
      `console.${name}`,
      {
        ...Object.fromEntries(
          ['selection_moved', 'order_not_found', 'no_labels', 'label_not_renewable'].map((code) => [
            code,
            'workflows/amend/console-orders/labels-of-selection.test.ts',
          ]),
        ),
        search_too_wide: 'modules/console/search/search.test.ts',
      },
    ]),
  ),
  'console.send-invitation': {
    no_such_thing: 'modules/console/users/invitations.test.ts',
    already_joined: 'modules/console/users/invitations.test.ts',
  },
  'console.report-missing-bag': {
    order_not_found: 'workflows/amend/console-orders/missing-bag.test.ts',
    no_such_thing: 'workflows/amend/console-orders/missing-bag.test.ts',
  },
  'console.withdraw-credit': {
    no_such_thing: 'modules/console/money/withdraw-credit.test.ts',
    credit_not_left: 'modules/console/money/withdraw-credit.test.ts',
  },
  'console.make-gift-card': { key_reused: 'modules/console/money/made-within-limits.test.ts' },
  'console.make-coupon': { code_taken: 'modules/console/money/money.test.ts' },
  ...Object.fromEntries(
    ['stop-coupon', 'gift-card', 'stop-gift-card', 'give-credit'].map((name) => [
      `console.${name}`,
      {
        no_such_thing: 'modules/console/money/money.test.ts',
        ...(name === 'give-credit'
          ? {
              given_before: 'modules/console/money/money.test.ts',
              key_reused: 'workflows/amend/approvals/approvals.test.ts',
            }
          : {}),
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      'incident',
      'change-incident',
      'end-incident',
      'email-affected',
      'incident-recipients',
      'stop-emailing',
    ].map((name) => [
      `console.${name}`,
      {
        no_such_thing: 'modules/console/incidents/incidents.test.ts',
        ...(name === 'change-incident'
          ? { changed_since: 'modules/console/incidents/incidents.test.ts' }
          : {}),
      },
    ]),
  ),
  ...Object.fromEntries(
    ['incident-moving', 'plan-move', 'move-affected', 'stop-moving'].map((name) => [
      `console.${name}`,
      { no_such_thing: 'workflows/amend/incident/move-pickup.test.ts' },
    ]),
  ),
  ...Object.fromEntries(
    ['incident-acts', 'plan-incident-act', 'start-incident-act', 'stop-incident-act'].map((name) => [
      `console.${name}`,
      {
        no_such_thing: 'workflows/amend/incident/acts/cancel-affected.test.ts',
        ...(name === 'start-incident-act'
          ? { recalc: 'workflows/amend/incident/acts/cancel-affected.test.ts' }
          : {}),
      },
    ]),
  ),
  'console.search': { search_too_wide: 'modules/console/search/search.test.ts' },
  'console.report': {
    report_range: 'modules/console/reports/reports.test.ts',
    search_too_wide: 'modules/console/search/search.test.ts',
  },
  'console.export-report': {
    report_range: 'modules/console/reports/reports.test.ts',
    search_too_wide: 'modules/console/search/search.test.ts',
  },
  'console.orders': { search_too_wide: 'modules/console/search/search.test.ts' },
  'console.export-orders': {
    search_too_wide: 'modules/console/search/search.test.ts',
    selection_moved: 'modules/console/orders/orders.test.ts',
  },
  'console.resend-confirmations': {
    search_too_wide: 'modules/console/search/search.test.ts',
    selection_moved: 'workflows/amend/console-orders/console-orders.test.ts',
    order_not_found: 'workflows/amend/console-orders/console-orders.test.ts',
  },
  'console.save-view': { too_many_views: 'modules/console/orders/saved-views.test.ts' },
  'console.delete-view': { view_not_found: 'modules/console/orders/saved-views.test.ts' },
  'console.club-orders': {
    no_such_thing: 'modules/console/club-orders/club-orders.test.ts',
    search_too_wide: 'modules/console/search/search.test.ts',
  },
  'console.club-order': { order_not_found: 'modules/console/club-orders/club-orders.test.ts' },
  'console.order': { order_not_found: 'workflows/amend/console-orders/console-orders.test.ts' },
  'console.order-life': { order_not_found: 'workflows/amend/console-orders/console-orders.test.ts' },
  'console.replay-price': {
    order_not_found: 'workflows/amend/console-orders/console-orders.test.ts',
    ...Object.fromEntries(
      ['sheet_not_found', 'not_replayable', 'no_service', 'nothing_to_price'].map((code) => [
        code,
        'workflows/amend/console-orders/recalculated-price.test.ts',
      ]),
    ),
  },
  'console.refund-order': Object.fromEntries(
    ['order_not_found', 'given_before', 'refund_too_large', 'key_reused'].map((code) => [
      code,
      'workflows/amend/console-orders/console-orders.test.ts',
    ]),
  ),
  'console.resend-confirmation': {
    order_not_found: 'workflows/amend/console-orders/console-orders.test.ts',
    action_not_allowed: 'workflows/account/retention/order-afterwards.test.ts',
  },
  'console.resend-labels': {
    order_not_found: 'workflows/amend/console-orders/console-orders.test.ts',
    no_labels: 'workflows/amend/console-orders/resend-labels.test.ts',
  },
  'console.renew-label': {
    order_not_found: 'workflows/amend/console-orders/console-orders.test.ts',
    label_not_renewable: 'workflows/amend/console-orders/renew-label.test.ts',
  },
  ...Object.fromEntries(
    ['order-message-frame', 'write-about-order', 'user-message-frame', 'write-to-user'].map((name) => [
      `console.${name}`,
      Object.fromEntries(
        ['order_not_found', 'no_such_thing', 'key_reused'].map((code) => [
          code,
          'workflows/notify/message/message.test.ts',
        ]),
      ),
    ]),
  ),
  'console.change-needed-by': Object.fromEntries(
    ['order_not_found', 'leg_not_found', 'action_not_allowed'].map((code) => [
      code,
      'workflows/amend/console-orders/needed-by.test.ts',
    ]),
  ),
  'console.note-order': {
    order_not_found: 'workflows/amend/console-orders/console-orders.test.ts',
    action_not_allowed: 'workflows/account/retention/order-afterwards.test.ts',
  },
  'console.take-work': { work_of_another: 'modules/console/work/work.test.ts' },
  'console.finish-work': { no_such_thing: 'modules/console/work/work.test.ts' },
};
