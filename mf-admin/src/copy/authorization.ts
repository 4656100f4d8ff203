import type { AuthorizedAct } from '@sendahead/shared-contracts/admin/concession-calls';
import { formatMoney } from '@sendahead/shared-ui';

/** Names the authorized act in the dialog. */
export function whatIsAuthorized(act: AuthorizedAct, name: string | null, compCents: number | null): string {
  switch (act) {
    case 'charge_card':
      return `You’re about to charge ${name ?? 'the user'}’s card.`;
    case 'comp_discount':
      return compCents === null
        ? 'You’re about to give a comp discount.'
        : `You’re about to give a comp discount of ${formatMoney(compCents)}.`;
    case 'refund_surcharges':
      return 'You’re about to waive surcharges.';
    case 'waive_fee':
      return 'You’re about to waive a pickup fee.';
    default:
      return act satisfies never;
  }
}

export const authorizationTexts = {
  kept: 'We record the reason in the audit log with your name.',
  missing: 'Please enter a reason',
  failed: 'We couldn’t record the reason, so nothing was charged or given. Try again.',
  noCart: 'There’s no cart yet. Complete the booking first.',
  adminAuthorization: 'Admin authorization',
  aboveLimit: 'This is above your limit, so it’s waiting for approval. You’ll see the decision under Today.',
  close: 'Close',
  cancel: 'Cancel',
  noting: 'Saving…',
  authorize: 'Authorize',
  reason: 'Reason',
} as const;
