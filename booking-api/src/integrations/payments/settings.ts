import * as z from 'zod';

const environment = z.object({
  PAYMENT_PROVIDER: z.enum(['sandbox', 'braintree']).optional(),
  GATEWAY_KEY: z.string().min(8).default('sandbox-merchant-key'),
  GATEWAY_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(10_000),
  PREPAID_CARDS: z.enum(['refused', 'taken']).default('refused'),
  BRAINTREE_ENVIRONMENT: z.enum(['sandbox', 'production']).default('sandbox'),
  BRAINTREE_MERCHANT_ID: z.string().optional(),
  BRAINTREE_PUBLIC_KEY: z.string().optional(),
  BRAINTREE_PRIVATE_KEY: z.string().optional(),
});

/** Keys of a Braintree merchant. */
export type BraintreeKeys = { merchantId: string; publicKey: string; privateKey: string };

export type PaymentSettings = {
  prepaidBlocked: boolean;
  answerMs: number;
} & (
  | { provider: 'none' }
  | { provider: 'sandbox'; key: string }
  | { provider: 'braintree'; live: boolean; keys: BraintreeKeys }
);

/**
 * Reads the environment. In production no provider is assumed: without one nothing can be paid. Throws when Braintree is
 * chosen without its keys, and for the sandbox in production.
 */
export function readPaymentSettings(from: NodeJS.ProcessEnv, production: boolean): PaymentSettings {
  const env = environment.parse(from);
  const common = { prepaidBlocked: env.PREPAID_CARDS === 'refused', answerMs: env.GATEWAY_TIMEOUT_MS };
  const provider = env.PAYMENT_PROVIDER ?? (production ? 'none' : 'sandbox');
  if (provider === 'none') return { ...common, provider };
  if (provider === 'sandbox') {
    if (production) throw new Error('Wrong settings:\n  PAYMENT_PROVIDER: the sandbox takes no real money');
    return { ...common, provider, key: env.GATEWAY_KEY };
  }
  const {
    BRAINTREE_MERCHANT_ID: merchantId,
    BRAINTREE_PUBLIC_KEY: publicKey,
    BRAINTREE_PRIVATE_KEY: privateKey,
  } = env;
  if (!merchantId || !publicKey || !privateKey)
    throw new Error('Wrong settings:\n  BRAINTREE_*: all three keys are needed');
  const live = env.BRAINTREE_ENVIRONMENT === 'production';
  return { ...common, provider: 'braintree', live, keys: { merchantId, publicKey, privateKey } };
}
