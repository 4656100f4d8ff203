import * as z from 'zod/mini';

/** Codes that any call may return, in addition to those in its definition. */
export const commonErrorCodes = {
  malformed: 400,
  unknown_field: 400,
  not_signed_in: 401,
  csrf_token_invalid: 403,
  not_allowed: 403,
  not_found: 404,
  too_large: 413,
  unsupported_media_type: 415,
  misdirected_request: 421,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type CommonErrorCode = keyof typeof commonErrorCodes;

export const fieldErrorSchema = z.object({ path: z.string(), code: z.string() });
export type FieldError = z.output<typeof fieldErrorSchema>;

/** RFC 9457 body of every refusal; it may also carry the specification's own fields (`success`, `error`, …). */
export const problemSchema = z.looseObject({
  type: z.optional(z.string()),
  status: z.int(),
  code: z.string(),
  fields: z._default(z.array(fieldErrorSchema), []),
  trace_id: z.string(),
});
