import accepts from 'accepts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers a refusal as a page for people; the reply has its status and headers already. */
export type WriteErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
) => FastifyReply | Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyInstance {
    errorPage?: WriteErrorPage;
  }
}

/** From now on people who open an address that is refused see a page, where programs read a problem. */
export function answerPeopleWith(app: FastifyInstance, write: WriteErrorPage): void {
  app.decorate('errorPage', write);
}

/** Paths of calls begin like this; a client that requests them is a program, regardless of what it accepts. */
const calls = /^\/(api|v2|refactor|sessions|state_options|assets|openapi\.json)\b/;

/** Whether a person looks at the answer: a document is opened at an address that is no call's. */
export function isForPeople(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (calls.test(request.url) || request.routeOptions?.schema !== undefined) return false;
  return accepts(request.raw).type(['application/json', 'text/html']) === 'text/html';
}
