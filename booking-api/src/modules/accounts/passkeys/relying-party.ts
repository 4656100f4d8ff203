import type { FastifyRequest } from 'fastify';

/** The site that a passkey is made for and used at: each brand's host has its own (WebAuthn's rpID and origin). */
export type RelyingParty = { id: string; origin: string };

/** The host that was asked. Only known hosts are served at all, so that nobody chooses it by a header. */
export const relyingPartyOf = (request: FastifyRequest): RelyingParty => ({
  id: request.hostname,
  origin: `${request.protocol}://${request.host}`,
});
