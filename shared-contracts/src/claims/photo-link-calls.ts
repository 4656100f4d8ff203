import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { photoText } from '../orders/track-calls.ts';
import { linkDays } from '../primitives/link-days.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';
import { claimKinds } from './schema.ts';

/** 256 random bits, as written after the # of the link. */
const token = wireText(100);

/** All that anyone with the link sees. */
export const linkedPhotosSchema = z.object({
  display_id: z.string(),
  kind: z.enum(claimKinds),
  /** Photos and proofs that the claim holds, and the most it may hold. */
  photos: z.int(),
  most: z.int(),
  expires_at: z.string(),
});
export type LinkedPhotos = z.output<typeof linkedPhotosSchema>;

export const sendPhotoLink = defineCall({
  name: 'claims.send-photo-link',
  row: 'own',
  summary: `Emails the customer of an open claim a link to add photos from a phone, valid ${linkDays.photos} days; also by text where the customer agreed to texts`,
  method: 'POST',
  path: '/api/v6/console/claims/:claimId/photo_links',
  access: 'answer_claims',
  rate: 'strict',
  params: z.object({ claimId: identifier }),
  body: z.strictObject({}),
  response: z.object({ expires_at: z.string(), texted: z.boolean() }),
  errors: { claim_not_found: 404, claim_moved: 409 },
});

const byLink = { row: 'own', method: 'POST', access: 'public', rate: 'strict' } as const;

export const openPhotoLink = defineCall({
  ...byLink,
  name: 'claims.open-photo-link',
  summary: 'What a link for photos is for: the number of the order and the kind of claim, nothing else',
  path: '/api/v6/claim_photos/open',
  body: z.strictObject({ token }),
  response: linkedPhotosSchema,
  errors: { photo_link_not_found: 404 },
});

export const addLinkedPhoto = defineCall({
  ...byLink,
  name: 'claims.add-linked-photo',
  summary: 'Adds a photo (JPEG or PNG in base64) to the claim of a link, while the claim is open',
  path: '/api/v6/claim_photos',
  body: z.strictObject({ token, name: wireText(120), base64: photoText }),
  response: linkedPhotosSchema,
  errors: { photo_link_not_found: 404, too_many_files: 409, proof_not_read: 422, storage_full: 507 },
});
