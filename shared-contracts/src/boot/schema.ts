import * as z from 'zod/mini';
import { sessionInfoSchema } from '../accounts/schema.ts';
import { brandSchema } from '../brands/schema.ts';
import { pageFlagsSchema } from '../flags/schema.ts';
import { pageReleaseSchema } from '../releases/schema.ts';

/** What the server writes into the page, so that nothing has to be asked before the first field can be typed in. */
export const bootSchema = z.object({
  brand: brandSchema,
  session: sessionInfoSchema,
  release: pageReleaseSchema,
  /** EN-31 globals, OPEN-57: the flags of this visitor. The shell keeps them current while the page is open (ADR 0191). */
  flags: pageFlagsSchema,
  /** Who takes the payments: by that a way to pay is offered and loaded (PY-06). */
  payment_provider: z.optional(z.enum(['sandbox', 'braintree'])),
  /**
   * PY-06: payment methods other than cards that the shop's account at the provider has; older servers,
   * which have no such methods, leave it out.
   */
  payment_ways: z.optional(z.array(z.enum(['paypal', 'applePay', 'googlePay']))),
  /** The product's clock when the page was written, ISO instant. */
  now: z.string(),
  environment: z.enum(['development', 'test', 'production']),
  /** Milliseconds a remote may take to load before its place offers to try again. */
  load_timeout_ms: z.int(),
  /** EN-31, OPEN-45: what the microsite that the page address names changes, by name. */
  microsite_customizations: z.optional(z.record(z.string(), z.string())),
  /** OPEN-45, PY-09: the microsite that the page address names; its note is shown before the order. */
  microsite: z.optional(
    z.object({
      id: z.int(),
      name: z.string(),
      note: z.string(),
      /** The address of its logo, where it has one. */
      logo: z.optional(z.string()),
    }),
  ),
  /** The page is shown in a frame of another site: no header, compact, and nobody signed in (OPEN-58). */
  embedded: z.optional(z.boolean()),
});
export type Boot = z.output<typeof bootSchema>;
