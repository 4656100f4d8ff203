import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { photoText } from '../orders/track-calls.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { claimKinds, claimSchema, claimWindowSchema, maxClaimTextLength } from './schema.ts';
import { customerActs } from './states.ts';

const own = { access: 'signed-in', row: 'own' } as const;
const ofOrder = { ...own, params: z.object({ orderId: identifier }) } as const;
const ofClaim = { ...own, params: z.object({ claimId: identifier }) } as const;
const ofFile = { ...own, params: z.object({ claimId: identifier, fileId: identifier }) } as const;
const noClaim = { claim_not_found: 404 };
const bags = z.array(identifier).check(z.minLength(1, 'required'), z.maxLength(50, 'too_many'));
const words = wireText(maxClaimTextLength);

export const claimsOfOrder = defineCall({
  ...ofOrder,
  name: 'claims.of-order',
  summary: 'The claims of an order, and when each bag can be claimed for',
  method: 'GET',
  path: '/api/v6/orders/:orderId/claims',
  response: z.object({ claims: z.array(claimSchema), windows: z.array(claimWindowSchema) }),
  errors: { order_not_found: 404 },
});

export const openClaim = defineCall({
  ...ofOrder,
  name: 'claims.open',
  summary: 'Creates a draft claim for bags of an order',
  method: 'POST',
  path: '/api/v6/orders/:orderId/claims',
  rate: 'strict',
  body: z.strictObject({ kind: z.enum(claimKinds), parcel_ids: bags }),
  response: claimSchema,
  errors: { order_not_found: 404, claim_window_closed: 409, claim_exists: 409 },
});

export const saveClaim = defineCall({
  ...ofClaim,
  name: 'claims.save',
  summary: 'A claim with its description and amounts',
  method: 'PATCH',
  path: '/api/v6/claims/:claimId',
  emptyClears: true,
  body: z.strictObject({
    what: z.optional(words),
    value_cents: z.optional(z.int().check(z.minimum(0, 'malformed'), z.maximum(5_000_000, 'too_large'))),
  }),
  response: claimSchema,
  errors: { ...noClaim, claim_moved: 409 },
});

export const moveOwnClaim = defineCall({
  ...ofClaim,
  name: 'claims.act',
  summary: 'Submits a claim, answers a question about it, or withdraws it',
  method: 'POST',
  path: '/api/v6/claims/:claimId/acts',
  rate: 'strict',
  body: z.strictObject({ act: z.enum(customerActs), message: z.optional(words) }),
  response: claimSchema,
  errors: { ...noClaim, claim_moved: 409, claim_incomplete: 422 },
});

export const addClaimFile = defineCall({
  ...ofClaim,
  name: 'claims.add-file',
  summary: 'Adds a photo or proof: JPEG, PNG or PDF in base64',
  method: 'POST',
  path: '/api/v6/claims/:claimId/files',
  rate: 'strict',
  body: z.strictObject({ name: wireText(120), base64: photoText }),
  response: claimSchema,
  errors: { ...noClaim, claim_moved: 409, too_many_files: 409, proof_not_read: 422, storage_full: 507 },
});

export const dropClaimFile = defineCall({
  ...ofFile,
  name: 'claims.drop-file',
  summary: 'Removes a file from a draft claim',
  method: 'DELETE',
  path: '/api/v6/claims/:claimId/files/:fileId',
  response: claimSchema,
  errors: { ...noClaim, claim_moved: 409 },
});

export const readClaimFile = defineCall({
  ...ofFile,
  name: 'claims.file',
  summary: 'Downloads a file of a claim, for its customer and claims staff',
  method: 'GET',
  path: '/api/v6/claims/:claimId/files/:fileId',
  alsoAs: ['image/jpeg', 'application/pdf'],
  response: z.object({ type: z.string(), bytes: z.int() }),
  errors: noClaim,
});
