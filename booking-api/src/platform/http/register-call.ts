import type { Readable } from 'node:stream';
import { allows } from '@sendahead/shared-contracts/call/access';
import {
  type CallAnswer,
  type CallArguments,
  type CallDefinition,
  isWrite,
} from '@sendahead/shared-contracts/call/define-call';
import { previewHeader } from '@sendahead/shared-contracts/releases/preview';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type $ZodType, safeParse } from 'zod/v4/core';
import type { AppContext } from '../context.ts';
import { type Reference, readReference } from '../database/reference.ts';
import { describeRoute } from '../openapi/describe-api.ts';
import { writeAllowed } from '../security/csrf.ts';
import type { Session } from '../security/session.ts';
import { rationOf } from '../throttle/rate-limit.ts';
import { withoutEmpty } from './forms/empty-optionals.ts';
import { listsOf } from './forms/form-lists.ts';
import { isRefusedQuery } from './forms/form-parser.ts';
import { Refusal, refuse } from './refusal.ts';
import { refusalOf } from './schema-refusal.ts';

/**
 * Arguments of a handler in addition to the validated input. `session` is null only on public calls without a cookie.
 */
export type CallContext = {
  request: FastifyRequest;
  reply: FastifyReply;
  session: Session | null;
  /** The reference data as of the request; not for data that the request itself changes. */
  reference(): Promise<Reference>;
};

/**
 * An answer that is sent unchanged, for the few calls that return html or a file; a stream is sent as it is
 * read.
 */
export class RawAnswer {
  readonly type: string;
  readonly body: string | Uint8Array | Readable;
  constructor(type: string, body: string | Uint8Array | Readable) {
    this.type = type;
    this.body = body;
  }
}

export type CallHandler<D extends CallDefinition> = (
  input: CallArguments<D>,
  context: CallContext,
) => Promise<CallAnswer<D> | RawAnswer> | CallAnswer<D> | RawAnswer;

/**
 * Registers a contract's route: rate class, access rule, CSRF, input validation, output serialization (fields
 * that the contract does not name are dropped), OpenAPI. Refusals are problem+json.
 */
export function registerCall<D extends CallDefinition>(
  app: FastifyInstance,
  context: AppContext,
  definition: D,
  handler: CallHandler<D>,
): void {
  const reads = parts.flatMap((part) => {
    const schema = definition[part];
    return schema
      ? [
          {
            part,
            schema,
            lists: part === 'body' ? listsOf(schema) : null,
            filled: part === 'body' && definition.emptyClears ? null : withoutEmpty(schema),
          },
        ]
      : [];
  });
  for (const path of [definition.path, ...(definition.alsoAt ?? [])]) {
    app.route({
      method: definition.method,
      url: path,
      schema: describeRoute(app, definition, path),
      config: { ...rationOf(definition, context.config), call: definition.name, writes: isWrite(definition) },
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
      handler: async (request, reply) => {
        // A caller without permission is refused before the input is checked.
        const session = admit(definition, request, await context.sessions.find(request));
        if (context.config.production && isPaidInPreview(definition, request))
          throw new Refusal(409, 'ordering_paused');
        const answer = await handler(readInput<D>(reads, request), {
          request,
          reply,
          session,
          reference: async () => session?.reference ?? readReference(context.db),
        });
        if (answer instanceof RawAnswer)
          return reply
            .type(answer.type)
            .send(answer.body instanceof Uint8Array ? Buffer.from(answer.body) : answer.body);
        const text = JSON.stringify(writeAnswer(definition.name, definition.response, answer));
        return reply.type('application/json; charset=utf-8').send(text);
      },
    });
  }
}

function admit(definition: CallDefinition, request: FastifyRequest, session: Session | null): Session | null {
  if (definition.access !== 'public') {
    if (!session) throw refuse('not_signed_in');
    if (!allows(definition.access, session.role))
      throw refuse(session.role === 'guest' ? 'not_signed_in' : 'not_allowed');
  }
  if (isWrite(definition) && !writeAllowed(request, definition.access === 'public' ? null : session)) {
    throw refuse('csrf_token_invalid');
  }
  return session;
}

/**
 * A page that shows an unreleased version must not move money: the calls that may charge are those that
 * pauses refuse.
 */
const isPaidInPreview = ({ errors = {} }: CallDefinition, { headers }: FastifyRequest): boolean =>
  headers[previewHeader] !== undefined && 'ordering_paused' in errors;

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];

type PartReader = {
  part: Part;
  schema: $ZodType;
  lists: ReturnType<typeof listsOf>;
  filled: ReturnType<typeof withoutEmpty>;
};

function readInput<D extends CallDefinition>(
  reads: readonly PartReader[],
  request: FastifyRequest,
): CallArguments<D> {
  if (isRefusedQuery(request.query)) throw refuse('malformed');
  const input = { params: request.params, query: request.query, body: request.body };
  const read: Partial<Record<Part, unknown>> = {};
  for (const { part, schema, lists, filled } of reads) {
    const value = input[part] ?? {};
    const shaped = lists && isForm(request) ? lists(value) : value;
    const parsed = safeParse(schema, filled ? filled(shaped) : shaped);
    if (!parsed.success) throw refusalOf(parsed.error.issues, part);
    read[part] = parsed.data;
  }
  // The three schemas of the definition are exactly what CallArguments is computed from.
  return read as CallArguments<D>;
}

const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;

function writeAnswer(name: string, response: $ZodType, answer: unknown): unknown {
  const parsed = safeParse(response, answer);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ');
  throw new Error(`${name} answers what its contract does not allow: ${where}`);
}

const named = { [Symbol.for('fastify.display-name')]: 'scope' };

/**
 * Registers routes that have separate parsers or answers. They have a name: for one Fastify would look through every module
 * that is loaded, which is most of the work of a start in tests.
 */
export function inScope(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  app.register(Object.assign(async (scope: FastifyInstance) => register(scope), named));
}
