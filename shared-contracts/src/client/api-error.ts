import type { FieldError } from '../call/problem.ts';

/** A refused or failed call. `status` 0 means that no answer came (connection lost, aborted by a timeout). */
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

/** No answer came, or one that says nothing about the question: asked again a moment later, it may be another. */
export const mayPass = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

/** The request was superseded by a newer one; nobody needs to hear of it. */
export class CallAborted extends Error {
  override readonly name = 'CallAborted';
}
