import { ZodError } from 'zod';
import type { GatewayRefusal } from '../ledger/requests.ts';
import { KeyReused } from '../ledger/requests.ts';

const messages: Readonly<Record<string, string>> = {
  '81715': 'Credit card number is invalid.',
  '91564': 'Cannot use a payment method nonce more than once.',
  '91565': 'Unknown or expired payment method nonce.',
  '91518': 'Payment method token is invalid.',
  '91506': 'Cannot refund transaction unless it is settled.',
  '91507': 'Cannot submit for settlement unless status is authorized.',
  '91504': 'Transaction can only be voided if status is authorized or submitted for settlement.',
  '91522': 'Settlement amount is too large.',
  '91521': 'Refund amount is too large.',
  '91999': 'A request with this key has other parameters.',
};

/** A call that the gateway does not do; nothing in the ledger has changed but what the message says. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: GatewayRefusal;

  constructor(code: string, status = 422) {
    super(code);
    this.refusal = { status, errors: [{ code, message: messages[code] ?? 'The request is invalid.' }] };
  }
}

/** The refusal an error means, or undefined when it is a fault of the gateway itself. */
export function refusalOf(error: unknown): GatewayRefusal | undefined {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof KeyReused) return new Refused('91999').refusal;
  if (error instanceof ZodError)
    return { status: 400, errors: [{ code: 'malformed', message: 'Malformed request.' }] };
  return undefined;
}
