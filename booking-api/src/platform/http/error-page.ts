import accepts from 'accepts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Sends a refusal as a page for people; status and headers of the reply are already set. */
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

/** From now on people who open a refused URL get a page, where programs get a problem. */
export function answerPeopleWith(app: FastifyInstance, write: WriteErrorPage): void {
  app.decorate('errorPage', write);
}

/** The prefix of call paths; a client that requests them is a program, regardless of what it accepts. */
const calls = /^\/(api|v2|refactor|sessions|state_options|assets|openapi\.json)\b/;

/** Whether a person reads the answer: a document request to a URL that is not a call's. */
export function isForPeople(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (calls.test(request.url) || request.routeOptions?.schema !== undefined) return false;
  return accepts(request.raw).type(['application/json', 'text/html']) === 'text/html';
}
