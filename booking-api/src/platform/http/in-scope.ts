import type { FastifyInstance } from 'fastify';

const named = { [Symbol.for('fastify.display-name')]: 'scope' };

/**
 * Registers routes that have parsers or answers of their own. They have a name: for one Fastify would look through every
 * module that is loaded, which is most of the work of a start in tests.
 */
export function inScope(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  app.register(Object.assign(async (scope: FastifyInstance) => register(scope), named));
}
