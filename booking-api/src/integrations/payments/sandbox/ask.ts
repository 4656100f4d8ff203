import type { MerchantOperation } from '../../../gateway/merchant-api/operations.ts';

/** What the gateway answered; the status is HTTP's, also where no HTTP was between. */
export type GatewayAnswer = { status: number; body: unknown };

/** Asks the sandbox gateway for an operation. Throws GatewayUnreachable or AnswerLost. */
export type AskGateway = (
  operation: MerchantOperation,
  sent: Record<string, unknown>,
) => Promise<GatewayAnswer>;
