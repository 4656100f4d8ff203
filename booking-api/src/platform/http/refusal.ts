import {
  type CommonErrorCode,
  commonErrorCodes,
  type FieldError,
} from '@sendahead/shared-contracts/call/problem';

/** A refusal for the caller: a code, the affected fields, and extension members of its problem document (RFC 9457). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    more: {
      fields?: readonly FieldError[];
      extensions?: Readonly<Record<string, unknown>>;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? [];
    this.extensions = more.extensions ?? {};
    this.headers = more.headers ?? {};
  }
}

/** A refusal with one of the codes that any call may answer. */
export const refuse = (code: CommonErrorCode, fields?: readonly FieldError[]): Refusal =>
  new Refusal(commonErrorCodes[code], code, fields ? { fields } : {});
