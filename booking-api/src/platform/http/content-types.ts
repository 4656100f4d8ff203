import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { parseForm } from './forms/form-parser.ts';

/**
 * JSON and urlencoded forms with bracket names, nothing else: `text/plain` is what a cross-site form can send without
 * asking, so it has no parser.
 */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { parser: parseForm, bodyLimit: 256 * 1024 });
}
