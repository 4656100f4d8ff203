import type { FieldError } from '../call/problem.ts';

/**
 * A refused or failed call. `status` 0 means that there was no answer (connection lost, aborted by a
 * timeout).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly traceId: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(details: {
    status: number;
    code: string;
    fields?: readonly FieldError[];
    traceId?: string | undefined;
    body?: Readonly<Record<string, unknown>>;
  }) {
    super(`${details.status} ${details.code}`);
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? [];
    this.traceId = details.traceId;
    this.body = details.body ?? {};
  }
}

/** Checks the name, because the page's client throws the error and each part bundles its own copy of the class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

/**
 * There was no answer, or one that says nothing about the request: repeating it a moment later may give
 * another.
 */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

/** A newer request superseded this one; no one needs to know. */
export class CallAborted extends Error {
  override readonly name = 'CallAborted';
}
