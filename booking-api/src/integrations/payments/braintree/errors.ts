import * as z from 'zod';
import { AnswerLost, GatewayRefused, GatewayUnreachable } from '../port.ts';

const sdkError = z.object({ type: z.string().optional(), message: z.string().default('') });
const neverSent = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/;
const refusals = [
  'authenticationError',
  'authorizationError',
  'upgradeRequired',
  'invalidKeysError',
  'notFoundError',
];

/** The meaning of an SDK exception: the call never arrived, was refused, or has an unknown outcome. */
export function asPortError(error: unknown): Error {
  const parsed = sdkError.safeParse(error);
  const { type = '', message } = parsed.success ? parsed.data : { message: '' };
  if (neverSent.test(message) || type === 'tooManyRequestsError') return new GatewayUnreachable(message);
  return refusals.includes(type) ? new GatewayRefused(type) : new AnswerLost(type || message);
}

export const isNotFound = (error: unknown): boolean =>
  sdkError.safeParse(error).data?.type === 'notFoundError';
