import type { FastifyRequest } from 'fastify';

/**
 * The site that a passkey is made for and works on: each brand's host has its own (WebAuthn's rpID and
 * origin).
 */
export type RelyingParty = { id: string; origin: string };

/** The requested host. The server answers only known hosts, so a header cannot choose another one. */
export const relyingPartyOf = (request: FastifyRequest): RelyingParty => ({
  id: request.hostname,
  origin: `${request.protocol}://${request.host}`,
});
