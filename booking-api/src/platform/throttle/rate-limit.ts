import rateLimit from '@fastify/rate-limit';
import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';

/** Requests per minute and address, by the class that a call's definition names. */
const perMinute = { relaxed: 1200, normal: 300, strict: 60 } as const;

export const rateOf = (definition: CallDefinition, scale: number) => ({
  max: Math.ceil(perMinute[definition.rate ?? 'normal'] * scale),
  timeWindow: 60_000,
});

/** First, coarse line against floods, per process. What guards credentials counts in the database (`throttle.ts`). */
export async function limitRates(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: Math.ceil(1500 * scale),
    timeWindow: 60_000,
    errorResponseBuilder: (_request, context) =>
      new Refusal(429, 'too_many_requests', {
        headers: { 'retry-after': String(Math.ceil(context.ttl / 1000)) },
      }),
  });
}
