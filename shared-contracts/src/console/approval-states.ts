import { may } from '../call/role-acts.ts';
import type { Role } from '../call/roles.ts';
/** States of a request for approval. */
export const approvalStates = ['asked', 'approved', 'declined', 'withdrawn', 'impossible'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** What ends a request; `fail`: it is approved, and the act cannot be done any more. */
export const approvalMoves = ['approve', 'decline', 'withdraw', 'fail'] as const;
export type ApprovalMove = (typeof approvalMoves)[number];

/** The transitions of a request: it is decided once, and nothing follows a decision. */
const moves: Readonly<Record<ApprovalState, Partial<Record<ApprovalMove, ApprovalState>>>> = {
  asked: { approve: 'approved', decline: 'declined', withdraw: 'withdrawn', fail: 'impossible' },
  approved: {},
  declined: {},
  withdrawn: {},
  impossible: {},
};

/** The state after a move; undefined where the move means nothing there. */
export const moveApproval = (state: ApprovalState, move: ApprovalMove): ApprovalState | undefined =>
  moves[state][move];

/** Whether an amount or a share is within a limit; null is no limit, and an unknown share needs that. */
export const fitsLimit = (limit: number | null, wanted: number | null): boolean =>
  limit === null || (wanted !== null && wanted <= limit);

/** CO-44: what new staff give without a second person, until somebody sets other limits. */
export const defaultLimits = { refundCents: 20_000, discountPercent: 10 } as const;

/** Whether a role begins with limits: it gives money, and somebody above it approves. */
export const beginsLimited = (role: Role): boolean => may(role, 'refund_by_hand') && role !== 'admin_plus';
