import * as z from 'zod';
import { InvalidSettings, schemaProblems } from '../../platform/settings/invalid-settings.ts';

const environment = z.object({
  PAYMENT_PROVIDER: z.enum(['sandbox', 'braintree']).optional(),
  GATEWAY_KEY: z.string().min(8).default('sandbox-merchant-key'),
  GATEWAY_TIMEOUT_MS: z.coerce.number().int().min(100).max(15_000).default(10_000),
  BRAINTREE_ENVIRONMENT: z.enum(['sandbox', 'production']).default('sandbox'),
  BRAINTREE_MERCHANT_ID: z.string().optional(),
  BRAINTREE_PUBLIC_KEY: z.string().optional(),
  BRAINTREE_PRIVATE_KEY: z.string().optional(),
});

/** Keys of a Braintree merchant. */
export type BraintreeKeys = { merchantId: string; publicKey: string; privateKey: string };

export type PaymentSettings =
  | { provider: 'sandbox'; answerMs: number; key: string }
  | { provider: 'braintree'; answerMs: number; live: boolean; keys: BraintreeKeys };

const braintreeNames = ['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'] as const;

/** PY-06: payment methods other than cards. */
export const paymentWays = ['paypal', 'applePay', 'googlePay'] as const;
export type PaymentWay = (typeof paymentWays)[number];

const named = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * `PAYMENT_WAYS`: the methods of the merchant's account. The sandbox has all; a real provider has the named
 * ones.
 */
export function readPaymentWays(env: NodeJS.ProcessEnv): readonly PaymentWay[] {
  const text = env.PAYMENT_WAYS ?? (env.PAYMENT_PROVIDER === 'braintree' ? '' : paymentWays.join());
  return paymentWays.filter((way) => named(text).includes(way));
}

const wayProblems = (text = ''): string[] =>
  named(text)
    .filter((word) => !paymentWays.some((way) => way === word))
    .map((word) => `PAYMENT_WAYS: no '${word}'; ${paymentWays.join(', ')}`);

function liveProblems(environment: string | undefined): string[] {
  if (environment === undefined) return ["BRAINTREE_ENVIRONMENT: missing; 'production'"];
  return environment === 'production' ? [] : ['BRAINTREE_ENVIRONMENT: the sandbox takes no real money'];
}

/**
 * The payment settings that are wrong or missing, a line for each. Production has no default provider and refuses the
 * sandbox.
 */
export const paymentSettingProblems = (env: NodeJS.ProcessEnv, production: boolean): string[] => [
  ...schemaProblems(environment, env),
  ...providerProblems(env, production),
];

function providerProblems(env: NodeJS.ProcessEnv, production: boolean): string[] {
  const provider = env.PAYMENT_PROVIDER ?? (production ? undefined : 'sandbox');
  // Production has one possible provider, so one run names all of its settings.
  if (provider === 'braintree' || provider === undefined)
    return [
      ...(provider === undefined ? ["PAYMENT_PROVIDER: missing; 'braintree' in production"] : []),
      ...wayProblems(env.PAYMENT_WAYS),
      ...braintreeNames.flatMap((name) => (env[name] ? [] : [`${name}: missing`])),
      ...(production ? liveProblems(env.BRAINTREE_ENVIRONMENT) : []),
    ];
  return production && provider === 'sandbox' ? ['PAYMENT_PROVIDER: the sandbox takes no real money'] : [];
}

/** Reads the environment. Throws an Error that names every missing payment setting. */
export function readPaymentSettings(from: NodeJS.ProcessEnv, production: boolean): PaymentSettings {
  const problems = paymentSettingProblems(from, production);
  if (problems.length > 0) throw new InvalidSettings(problems);
  const env = environment.parse(from);
  const answerMs = env.GATEWAY_TIMEOUT_MS;
  if (env.PAYMENT_PROVIDER !== 'braintree') return { provider: 'sandbox', answerMs, key: env.GATEWAY_KEY };
  const {
    BRAINTREE_MERCHANT_ID: merchantId = '',
    BRAINTREE_PUBLIC_KEY: publicKey = '',
    BRAINTREE_PRIVATE_KEY: privateKey = '',
  } = env;
  const live = env.BRAINTREE_ENVIRONMENT === 'production';
  return { answerMs, provider: 'braintree', live, keys: { merchantId, publicKey, privateKey } };
}
