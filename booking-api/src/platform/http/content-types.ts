import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { parseForm } from './forms/form-parser.ts';

/**
 * JSON and urlencoded forms with bracket names, no other type: a cross-site form can send `text/plain`
 * without a preflight, so it has no parser.
 */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { parser: parseForm, bodyLimit: 256 * 1024 });
}
