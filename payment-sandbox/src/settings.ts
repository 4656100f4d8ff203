import * as z from 'zod';

const instant = z.iso.datetime({ offset: true });

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  GATEWAY_HOST: z.string().default('localhost'),
  GATEWAY_KEY: z.string().min(8).default('sandbox-merchant-key'),
  GATEWAY_SHOP_ORIGINS: z.string().optional(),
  GATEWAY_FAULTS: z.enum(['on', 'off']).default('off'),
  GATEWAY_SLOW_SECONDS: z.coerce.number().min(0).default(20),
  GATEWAY_SETTLE_SECONDS: z.coerce.number().positive().default(30),
  GATEWAY_WEBHOOK_URL: z.url().optional(),
  SENDAHEAD_CLOCK: instant.optional(),
  SENDAHEAD_CLOCK_SINCE: instant.optional(),
  LOG_LEVEL: z.string().default('warn'),
});

/** Settings of the sandbox gateway from its environment. */
export type GatewaySettings = {
  databaseUrl: string;
  host: string;
  port: number;
  /** Secret shared with the shop's server: its calls carry it, and client tokens are signed with it. */
  merchantKey: string;
  /** Origins that may show the card fields; `*` stands for one or more labels of the host. */
  shopOrigins: readonly string[];
  faults: boolean;
  /** Seconds that the undecided test card stays undecided. */
  slowSeconds: number;
  settleEverySeconds: number;
  /** The shop's address for decisions. */
  webhookUrl: string;
  /** By how much the product's clock is ahead of the machine's: it was set, or runs with it. */
  clockShiftMs: number;
  logLevel: string;
};

/** Reads the environment; throws when a variable is wrong, and always in production: nothing here is real money. */
export function readSettings(from: NodeJS.ProcessEnv): GatewaySettings {
  const parsed = environment.safeParse(from);
  if (!parsed.success) {
    throw new Error(`Wrong settings: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production') throw new Error('The sandbox gateway does not run in production.');
  return {
    databaseUrl: env.DATABASE_URL,
    host: env.GATEWAY_HOST,
    port: env.GATEWAY_PORT ?? env.PORT + 1,
    merchantKey: env.GATEWAY_KEY,
    shopOrigins: env.GATEWAY_SHOP_ORIGINS?.split(/[\s,]+/).filter(Boolean) ?? [
      `http://*.localhost:${env.PORT}`,
      `http://localhost:${env.PORT}`,
    ],
    faults: env.GATEWAY_FAULTS === 'on',
    slowSeconds: env.GATEWAY_SLOW_SECONDS,
    settleEverySeconds: env.GATEWAY_SETTLE_SECONDS,
    webhookUrl: env.GATEWAY_WEBHOOK_URL ?? `http://localhost:${env.PORT}/api/v6/payments/webhook`,
    clockShiftMs: clockShift(env.SENDAHEAD_CLOCK, env.SENDAHEAD_CLOCK_SINCE),
    logLevel: env.LOG_LEVEL,
  };
}

const clockShift = (start?: string, since?: string): number =>
  start === undefined ? 0 : Date.parse(start) - (since === undefined ? Date.now() : Date.parse(since));
