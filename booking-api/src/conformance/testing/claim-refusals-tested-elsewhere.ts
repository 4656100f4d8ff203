/** Refusals of claims that take more than one request: the file that names the code. */
export const claimsTestedElsewhere: Record<string, Record<string, string>> = {
  'claims.open': {
    claim_window_closed: 'modules/claims/claims.test.ts',
    claim_exists: 'modules/claims/claims.test.ts',
  },
  'claims.open-for-caller': {
    own_order: 'modules/claims/claims-for-callers.test.ts',
    claim_window_closed: 'modules/claims/claims-for-callers.test.ts',
    claim_exists: 'modules/claims/claims-for-callers.test.ts',
    claim_incomplete: 'modules/claims/claims-for-callers.test.ts',
  },
  'claims.save': { claim_moved: 'modules/claims/claims.test.ts' },
  'claims.act': {
    claim_moved: 'modules/claims/claims.test.ts',
    claim_incomplete: 'modules/claims/claims.test.ts',
  },
  'claims.add-file': {
    claim_moved: 'modules/claims/claims.test.ts',
    too_many_files: 'modules/claims/claims.test.ts',
    proof_not_read: 'modules/claims/claims.test.ts',
    storage_full: 'platform/http/storage-full.test.ts',
  },
  'claims.drop-file': { claim_moved: 'modules/claims/claims.test.ts' },
  'claims.send-photo-link': { claim_moved: 'modules/claims/photo-link/photo-link.test.ts' },
  'claims.add-linked-photo': {
    too_many_files: 'modules/claims/photo-link/photo-link.test.ts',
    proof_not_read: 'modules/claims/photo-link/photo-link.test.ts',
    storage_full: 'modules/claims/claim-files.test.ts',
  },
  'claims.pay': {
    claim_moved: 'workflows/amend/claim-payment/pay-claim.test.ts',
    claim_incomplete: 'workflows/amend/claim-payment/pay-claim.test.ts',
  },
  'claims.decide': {
    claim_moved: 'modules/claims/claims.test.ts',
    claim_incomplete: 'modules/claims/claims.test.ts',
    claim_needs_confirmation: 'modules/claims/claims.test.ts',
  },
};
