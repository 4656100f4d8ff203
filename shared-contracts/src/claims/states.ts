/** States of a claim. */
export const claimStates = [
  'draft',
  'submitted',
  'need_info',
  'in_review',
  'approved',
  'approved_in_part',
  'rejected',
  'paid',
  'withdrawn',
] as const;
export type ClaimState = (typeof claimStates)[number];

/** What its customer does with it. */
export const customerActs = ['submit', 'answer', 'withdraw'] as const;
/** What staff do with it. */
export const staffActs = ['ask', 'review', 'approve', 'approve_in_part', 'reject', 'pay'] as const;
export type CustomerAct = (typeof customerActs)[number];
export type StaffAct = (typeof staffActs)[number];
export type ClaimAct = CustomerAct | StaffAct;

const decisions = {
  ask: 'need_info',
  approve: 'approved',
  approve_in_part: 'approved_in_part',
  reject: 'rejected',
  withdraw: 'withdrawn',
} as const;

/** The transitions of a claim. A transition that is not listed cannot happen; a decision is never decided again. */
export const claimMoves: Readonly<Record<ClaimState, Partial<Record<ClaimAct, ClaimState>>>> = {
  draft: { submit: 'submitted', withdraw: 'withdrawn' },
  submitted: { ...decisions, review: 'in_review' },
  need_info: { answer: 'submitted', reject: 'rejected', withdraw: 'withdrawn' },
  in_review: decisions,
  approved: { pay: 'paid' },
  approved_in_part: { pay: 'paid' },
  rejected: {},
  paid: {},
  withdrawn: {},
};

/** The state after an act; undefined where the act means nothing there. */
export const moveClaim = (state: ClaimState, act: ClaimAct): ClaimState | undefined => claimMoves[state][act];

const actsOf = <A extends ClaimAct>(acts: readonly A[], state: ClaimState): A[] =>
  acts.filter((act) => moveClaim(state, act) !== undefined);

/** What the customer can do with a claim now. */
export const openToCustomer = (state: ClaimState): CustomerAct[] => actsOf(customerActs, state);
/** What staff can do with a claim now; a draft is nobody’s but its customer’s. */
export const openToStaff = (state: ClaimState): StaffAct[] => actsOf(staffActs, state);

/** States in which what a claim says and holds can still be changed. */
export const isEditable = (state: ClaimState): boolean => state === 'draft' || state === 'need_info';
/** States from which nothing follows. */
export const isOver = (state: ClaimState): boolean => Object.keys(claimMoves[state]).length === 0;
