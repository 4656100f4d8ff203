import { may } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/claims/calls';
import type { FastifyInstance } from 'fastify';
import type { FilePort } from '../../integrations/files/port.ts';
import type { AppContext } from '../../platform/context.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { takeLargeBodies } from '../../platform/http/large-bodies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inScope, registerCall } from '../../platform/http/register-call.ts';
import { wantsJson } from '../../platform/http/wants-json.ts';
import { requireEditable } from './claim-access.ts';
import { addFile, dropFile, largestBody } from './claim-files.ts';
import { filesOf, findClaim } from './claim-store.ts';
import { presentNow } from './present-claim.ts';

/**
 * Photos and proofs of claims: the claim's owner adds and removes them, and staff who answer it read them; a
 * draft is visible to its owner only.
 */
export function fileRoutes(app: FastifyInstance, context: AppContext, files: FilePort): void {
  const { db, clock, jobs, throttle } = context;

  registerCall(app, context, calls.readClaimFile, async ({ params }, { request, reply, session }) => {
    const claim = await findClaim(db, params.claimId);
    const isOwn = claim !== undefined && claim.user_id === session?.user?.id;
    const isStaff = session !== null && may(session.role, 'answer_claims') && claim?.state !== 'draft';
    const found =
      claim && (isOwn || isStaff)
        ? (await filesOf(db, claim.id)).find(({ id }) => id === params.fileId)
        : undefined;
    const bytes = found && (await files.read(found.id));
    if (!found || !bytes) throw new Refusal(404, 'claim_not_found');
    if (wantsJson({ request, reply }, found.type)) return { type: found.type, bytes: bytes.byteLength };
    return attachment(reply, { type: found.type, name: found.name, bytes });
  });

  registerCall(app, context, calls.dropClaimFile, async ({ params }, { session }) => {
    const { id } = await requireEditable(db, params.claimId, session);
    await dropFile({ db, jobs }, id, params.fileId);
    return presentNow(db, id);
  });

  inScope(app, (scope) => {
    takeLargeBodies(scope, largestBody);
    registerCall(scope, context, calls.addClaimFile, async ({ params, body }, { session }) => {
      const { id, user_id } = await requireEditable(db, params.claimId, session);
      await throttle.attempt('claim-file', user_id, 60, 3600);
      await addFile({ db, clock, jobs, files }, id, body);
      return presentNow(db, id);
    });
  });
}
