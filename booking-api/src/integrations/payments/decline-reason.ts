import type { DeclineReason } from './port.ts';

/** Processor codes that indicate what the customer can do next; both providers use the same codes. */
const byCode: Readonly<Record<string, DeclineReason>> = {
  '2001': 'insufficient_funds',
  '2002': 'insufficient_funds',
  '2003': 'insufficient_funds',
  '2004': 'card_expired',
  '2010': 'security_code_refused',
  '2070': 'paypal_declined',
  '2074': 'paypal_declined',
  '2075': 'paypal_declined',
  '2099': 'authentication_required',
};

const byRejection: Readonly<Record<string, DeclineReason>> = {
  fraud: 'card_refused_fraud',
  risk_threshold: 'card_refused_fraud',
  cvv: 'security_code_refused',
};

/**
 * Why a transaction was declined, as far as the customer can act on it. Cards that are lost, stolen or
 * suspected of fraud are declined like any other, so that a thief learns nothing.
 */
export function declineReason(declined: {
  status: string;
  /** The gateway's own reason. */
  rejection: string | null | undefined;
  processorCode: string | null | undefined;
}): DeclineReason {
  if (declined.status === 'failed') return 'gateway_unavailable';
  return byRejection[declined.rejection ?? ''] ?? byCode[declined.processorCode ?? ''] ?? 'card_declined';
}
