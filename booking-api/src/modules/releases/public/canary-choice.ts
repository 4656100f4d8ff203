import { reachOf } from '@sendahead/shared-contracts/call/role-acts';
import type { TakesCanary } from '@sendahead/shared-contracts/releases/judge';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { visitorIdOf } from '../../../platform/security/session.ts';
import { createCanaryRuns, getsCanary, presentShare } from './canaries.ts';

/**
 * The canaries that a visitor gets, by the account or by the session in a guest's cookie; none without a
 * session. It writes nothing.
 */
export function createCanaryChoice(
  { db, sessions }: Pick<AppContext, 'db' | 'sessions'>,
  brandOf: (request: FastifyRequest) => string,
): (request: FastifyRequest) => Promise<TakesCanary> {
  const canaryRuns = createCanaryRuns(db);
  return async (request) => {
    const [session, runs] = await Promise.all([sessions.find(request), canaryRuns()]);
    if (!session) return () => false;
    const visitor = {
      id: visitorIdOf(session),
      brand: brandOf(request),
      staff: reachOf(session.role, 'open_console') !== undefined,
    };
    return (canary) => {
      const run = runs.get(canary.seed);
      return !run?.ended && getsCanary({ ...canary, percent: presentShare(canary, run) }, visitor);
    };
  };
}
