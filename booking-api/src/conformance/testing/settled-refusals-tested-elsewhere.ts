const settled = 'workflows/amend/settle-change/';
const priced = {
  leg_not_found: 'workflows/amend/legs/move/move-leg.test.ts',
  nothing_to_change: 'workflows/amend/legs/move/move-leg.test.ts',
  club_address_fixed: 'workflows/amend/change-order/change-order.test.ts',
  form_incomplete: 'workflows/amend/legs/move/move-address-refused.test.ts',
  pickup_time_over: 'workflows/amend/legs/move/move-leg.test.ts',
  no_service: 'workflows/amend/legs/move/move-leg.test.ts',
  nothing_to_price: 'workflows/amend/change-options/change-options.test.ts',
  line_not_offered: 'workflows/amend/legs/move/move-leg.test.ts',
  international_info_required: 'workflows/amend/legs/move/move-address.test.ts',
};
const pressed = {
  change_in_progress: `${settled}charge-change.test.ts`,
  key_reused: `${settled}charge-change.test.ts`,
};

/** Refusals of changes that staff settle: the file that names the code. */
export const settledTestedElsewhere: Record<string, Record<string, string>> = {
  'orders.cards-on-file': { action_not_allowed: `${settled}charge-change.test.ts` },
  'orders.charge-change': {
    ...priced,
    ...pressed,
    order_changed: 'workflows/amend/change-order/changed-meanwhile.test.ts',
    recalc: `${settled}charge-change.test.ts`,
    payment_method_not_found: `${settled}charge-change.test.ts`,
    payment_refused: `${settled}charge-change.test.ts`,
  },
  'orders.waive-change': {
    ...priced,
    ...pressed,
    order_changed: 'workflows/amend/change-order/changed-meanwhile.test.ts',
    recalc: `${settled}waive-change.test.ts`,
  },
};
