import type { AuthorizedAct } from '@sendahead/shared-contracts/admin/calls';

/** Names the authorized act in the dialog. */
export function whatIsAuthorized(act: AuthorizedAct, name: string | null): string {
  switch (act) {
    case 'charge_card':
      return `You are about to charge a card of ${name ?? 'the user'}.`;
    case 'comp_discount':
      return 'You are about to give a comp discount.';
    case 'refund_surcharges':
      return 'You are about to give surcharges back.';
    case 'waive_fee':
      return 'You are about to waive a pickup fee.';
    default:
      return act satisfies never;
  }
}

export const authorizationTexts = {
  kept: 'The reason is kept in the audit trail, with your name.',
  missing: 'Please say why',
  failed: 'The reason could not be noted, so nothing is charged or given. Try again.',
  noCart: 'There is no cart yet. Complete the trip first.',
  adminAuthorization: 'Admin authorization',
  cancel: 'Cancel',
  noting: 'Noting…',
  authorize: 'Authorize',
  reason: 'Reason',
} as const;
