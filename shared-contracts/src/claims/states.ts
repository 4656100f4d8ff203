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

/** The customer's acts. */
export const customerActs = ['submit', 'answer', 'withdraw'] as const;
/** The staff's acts. */
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

/** The transitions of a claim. A transition that is not listed is impossible; a decision is final. */
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

/** The state after an act; undefined when the act is impossible there. */
export const moveClaim = (state: ClaimState, act: ClaimAct): ClaimState | undefined => claimMoves[state][act];

const actsOf = <A extends ClaimAct>(acts: readonly A[], state: ClaimState): A[] =>
  acts.filter((act) => moveClaim(state, act) !== undefined);

/** The customer's possible acts on a claim. */
export const openToCustomer = (state: ClaimState): CustomerAct[] => actsOf(customerActs, state);
/** The staff's possible acts on a claim; a draft belongs to its customer only. */
export const openToStaff = (state: ClaimState): StaffAct[] => actsOf(staffActs, state);

/** States in which a claim's texts and files can still be changed. */
export const isEditable = (state: ClaimState): boolean => state === 'draft' || state === 'need_info';
/** Sent, and not decided yet: staff wait for facts, or read them. */
export const isAwaited = (state: ClaimState): boolean =>
  state === 'submitted' || state === 'need_info' || state === 'in_review';
/** Final states. */
export const isOver = (state: ClaimState): boolean => Object.keys(claimMoves[state]).length === 0;
