import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from './faults.ts';

/** Does the work of a call with the pending fault, if there is one. */
export async function runWithFault(
  faults: Faults | undefined,
  operation: string,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const fault = faults?.meet(operation);
  if (!fault) return work();
  if (fault.mode === 'fail') return reply.code(500).send({ errors: [] });
  if (fault.mode === 'hold_before') await faults?.held();
  const answer = await work();
  if (fault.mode === 'hold') await faults?.held();
  if (fault.mode === 'error_after') return reply.code(500).send({ errors: [] });
  if (fault.mode === 'reset_after') {
    reply.hijack();
    request.raw.socket.destroy();
    return undefined;
  }
  return answer;
}
