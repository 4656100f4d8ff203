import { may } from '../call/role-acts.ts';
import type { Role } from '../call/roles.ts';
/** States of a request for approval. */
export const approvalStates = ['asked', 'approved', 'declined', 'withdrawn', 'impossible'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** The end of a request; `fail`: it is approved, and the act is no longer possible. */
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

/** The state after a move; undefined when the move is impossible there. */
export const moveApproval = (state: ApprovalState, move: ApprovalMove): ApprovalState | undefined =>
  moves[state][move];

/** Whether an amount or a share is within a limit; null is no limit, which an unknown share requires. */
export const fitsLimit = (limit: number | null, wanted: number | null): boolean =>
  limit === null || (wanted !== null && wanted <= limit);

/** CO-44: how much new staff may give without approval, until other limits are set. */
export const defaultLimits = { refundCents: 20_000, discountPercent: 10 } as const;

/** Whether a role begins with limits: it gives money, and a higher role approves. */
export const beginsLimited = (role: Role): boolean => may(role, 'refund_by_hand') && role !== 'admin_plus';
