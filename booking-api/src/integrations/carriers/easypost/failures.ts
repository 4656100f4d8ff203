import { CarrierAnswerLost, CarrierRefused, CarrierUnreachable } from '../port.ts';

/** Refused before processing: nothing happened, so the call may be repeated. */
const notNow: readonly number[] = [408, 429, 503];
/** Connection errors of calls that were never sent. */
const neverSent: readonly string[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];

/**
 * Turns EasyPost's errors, and connection errors, into errors of the port. The original message is dropped.
 */
export function failureOf(error: unknown): Error {
  const { status, code } = factsOf(error);
  if (status !== undefined && notNow.includes(status)) return new CarrierUnreachable(`status ${status}`);
  if (status !== undefined && status >= 400 && status < 500)
    return new CarrierRefused(code ?? `HTTP.${status}`);
  if (code !== undefined && neverSent.includes(code)) return new CarrierUnreachable(code);
  return new CarrierAnswerLost(status === undefined ? (code ?? 'no answer') : `status ${status}`);
}

function factsOf(error: unknown): { status: number | undefined; code: string | undefined } {
  if (typeof error !== 'object' || error === null) return { status: undefined, code: undefined };
  const status = 'statusCode' in error ? error.statusCode : 'status' in error ? error.status : undefined;
  const code = 'code' in error ? error.code : undefined;
  return {
    status: typeof status === 'number' ? status : undefined,
    code: typeof code === 'string' && /^[A-Z0-9_.]{1,60}$/i.test(code) ? code : undefined,
  };
}
