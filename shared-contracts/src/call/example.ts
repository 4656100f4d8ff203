/**
 * A call's description in addition to its schemas: a request that works on the demo's data. Examples are next
 * to the calls, in `src/<domain>/examples.ts`, where no page loads them.
 */
export interface CallExample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The refusal code of the example when only other callers or settings can succeed; absent: it succeeds. */
  readonly refusal?: string;
}

/** Examples by the name of their call. */
export type Examples = Readonly<Record<string, CallExample>>;

/** A value from another call: it becomes a link in the description. */
export class Given {
  /** Name of the call that is made first. */
  readonly call: string;
  /** A runtime expression of OpenAPI: `$response.body#/id`. */
  readonly at: string;
  /** An example of such a value. */
  readonly shown: string | number;
  constructor(call: string, at: string, shown: string | number) {
    this.call = call;
    this.at = at;
    this.shown = shown;
  }
}

export const given = (call: string, at: string, shown: string | number): Given => new Given(call, at, shown);
