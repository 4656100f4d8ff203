import * as calls from '@sendahead/shared-contracts/claims/photo-link-calls';
import { maxClaimFiles } from '@sendahead/shared-contracts/claims/schema';
import { isAwaited } from '@sendahead/shared-contracts/claims/states';
import type { FastifyInstance } from 'fastify';
import type { FilePort } from '../../../integrations/files/port.ts';
import type { AppContext } from '../../../platform/context.ts';
import { takeLargeBodies } from '../../../platform/http/large-bodies.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { inScope, registerCall } from '../../../platform/http/register-call.ts';
import { visitorNetwork } from '../../../platform/throttle/visitor-network.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { findOrder } from '../../orders/public/store.ts';
import { enqueueText } from '../../orders/public/texts/jobs.ts';
import { openConsent } from '../../orders/public/texts/text-consents.ts';
import { addFile, largestBody } from '../claim-files.ts';
import { filesOf, lockClaim, type StoredClaim } from '../claim-store.ts';
import { photoLinkMailJob } from '../public/jobs.ts';
import { claimOfToken, makePhotoLink } from './photo-links.ts';

const missesPerMinute = 20;
/** Links that staff may send for one claim in an hour: each one is an email. */
const linksPerHour = 5;

/** CO-118: staff send a link for photos; anyone who has it adds photos to that claim, and sees nothing more. */
export function photoLinkRoutes(app: FastifyInstance, context: AppContext, files: FilePort): void {
  sendRoute(app, context);
  linkedRoutes(app, context, files);
}

function sendRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs, throttle } = context;

  registerCall(app, context, calls.sendPhotoLink, async ({ params }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('claim-photo-link', params.claimId, linksPerHour, 3600);
    return db.transaction().execute(async (trx) => {
      const claim = await lockClaim(trx, params.claimId);
      if (!claim || claim.state === 'draft') throw new Refusal(404, 'claim_not_found');
      if (!isAwaited(claim.state) || claim.user_id === actor.id) throw new Refusal(409, 'claim_moved');
      const order = await findOrder(trx, claim.order_id);
      if (!order) throw new Refusal(404, 'claim_not_found');
      const made = { claimId: claim.id, madeBy: actor.id, now: clock.instant() };
      const mailed = await makePhotoLink(trx, { ...made, sentBy: 'email' });
      await jobs.enqueue(trx, photoLinkMailJob, { linkId: mailed.id });
      const texted = (await openConsent(trx, order.id)) !== undefined;
      if (texted) {
        const { id: about } = await makePhotoLink(trx, { ...made, sentBy: 'text' });
        const { id: orderId, generation } = order;
        await enqueueText(trx, jobs, { orderId, generation, step: 'photos', leg: 'outbound', about });
      }
      await audit({ db: trx, clock }, 'staff.sent_claim_photo_link', {
        userId: actor.id,
        subject: claim.user_id,
        detail: { claim: claim.id, order: order.id },
      });
      return { expires_at: mailed.expiresAt, texted };
    });
  });
}

function linkedRoutes(app: FastifyInstance, context: AppContext, files: FilePort): void {
  const { db, clock, jobs, throttle } = context;
  type Linked = { claim: StoredClaim; expiresAt: string };

  /** Throws Refusal 404, and 429 once one network has sent twenty wrong tokens in a minute. */
  async function require(token: string, ip: string): Promise<Linked> {
    const network = visitorNetwork(ip);
    await throttle.check('claim-photo-miss', network, missesPerMinute, 60);
    const found = await claimOfToken(db, token, clock.instant());
    if (found) return found;
    await throttle.attempt('claim-photo-miss', network, missesPerMinute, 60);
    throw new Refusal(404, 'photo_link_not_found');
  }
  async function present({ claim, expiresAt }: Linked): Promise<calls.LinkedPhotos> {
    const order = await findOrder(db, claim.order_id);
    return {
      display_id: order?.display_id ?? '',
      kind: claim.kind,
      photos: (await filesOf(db, claim.id)).length,
      most: maxClaimFiles,
      expires_at: expiresAt,
    };
  }

  registerCall(app, context, calls.openPhotoLink, async ({ body }, { request }) =>
    present(await require(body.token, request.ip)),
  );

  inScope(app, (scope) => {
    takeLargeBodies(scope, largestBody);
    registerCall(scope, context, calls.addLinkedPhoto, async ({ body }, { request }) => {
      const linked = await require(body.token, request.ip);
      // Counted together with the uploads of the claim's customer.
      await throttle.attempt('claim-file', linked.claim.user_id, 60, 3600);
      const rules = { allows: isAwaited, onlyPictures: true };
      await addFile({ db, clock, jobs, files }, linked.claim.id, body, rules).catch(asLinkRefusal);
      return present(linked);
    });
  });
}

/** A claim that was decided during the upload has no link anymore. */
function asLinkRefusal(error: unknown): never {
  if (error instanceof Refusal && error.code === 'claim_moved')
    throw new Refusal(404, 'photo_link_not_found');
  throw error;
}
