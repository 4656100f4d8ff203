import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../../platform/http/refusal.ts';

/** The attempt's key from the header Idempotency-Key: 8 to 255 printable characters, with or without quotes. */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' ? header.replace(/^"(.*)"$/, '$1') : '';
  if (!/^[\x21-\x7e]{8,255}$/.test(key)) throw new Refusal(400, 'idempotency_key_missing');
  return key;
}

/** Fingerprint of a body regardless of the order of its fields; the body itself is not stored. */
export const fingerprintOf = (body: unknown): Buffer => createHash('sha256').update(canonical(body)).digest();

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}
