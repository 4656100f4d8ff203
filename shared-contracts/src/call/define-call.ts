import type * as z from 'zod/mini';
import type { Access } from './access.ts';

type Schema = z.ZodMiniType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API, written once: the server registers its route from it, the browser calls it through it,
 * and fakes and the OpenAPI description are made from it.
 */
export interface CallDefinition<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  /** Unique, in words: `geo.zip-info`. */
  readonly name: string;
  /** Row of the requirements, or `own` for our own calls. */
  readonly row: string;
  readonly summary: string;
  readonly method: Method;
  /** Path with `:name` parts; every path of `alsoAt` behaves the same. */
  readonly path: string;
  readonly alsoAt?: readonly string[];
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** Media types of the specification that the call also returns, wherever JSON is accepted. */
  readonly alsoAs?: readonly string[];
  /** Error codes that this call may return in addition to the common ones, with their status. */
  readonly errors?: Readonly<Record<string, number>>;
  /** GETs of the specification that write need a CSRF token like any other write. */
  readonly writes?: boolean;
  /**
   * An optional body field that is sent empty clears its value. Elsewhere an empty field counts as absent.
   */
  readonly emptyClears?: boolean;
  /** The rate limit of the call; `strict` for credentials, lookups by mail, and codes. */
  readonly rate?: 'relaxed' | 'normal' | 'strict';
}

export function defineCall<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Response extends Schema = Schema,
>(definition: CallDefinition<Params, Query, Body, Response>): CallDefinition<Params, Query, Body, Response> {
  return definition;
}

// An optional part's type includes undefined; the rest is the part's schema, or nothing.
type Given<S> = NonNullable<S>;
type InputOf<S> = Given<S> extends Schema ? z.input<Given<S>> : never;
type OutputOf<S> = Given<S> extends Schema ? z.output<Given<S>> : never;
type Present<T> = { [K in keyof T as [T[K]] extends [never] ? never : K]: T[K] };

/** The caller's arguments: only the parts in the definition. */
export type CallInput<D extends CallDefinition> = Present<{
  params: InputOf<D['params']>;
  query: InputOf<D['query']>;
  body: InputOf<D['body']>;
}>;

/** The handler's arguments after validation. */
export type CallArguments<D extends CallDefinition> = Present<{
  params: OutputOf<D['params']>;
  query: OutputOf<D['query']>;
  body: OutputOf<D['body']>;
}>;

export type CallOutput<D extends CallDefinition> = z.output<D['response']>;
/** The handler's result, before serialization. */
export type CallAnswer<D extends CallDefinition> = z.input<D['response']>;

/** True when the call changes data and therefore needs the CSRF token. */
export const isWrite = (definition: CallDefinition): boolean =>
  definition.writes === true || definition.method !== 'GET';
