import * as z from 'zod/mini';
import { sessionInfoSchema } from '../accounts/schema.ts';
import { brandSchema } from '../brands/schema.ts';
import { pageFlagsSchema } from '../flags/schema.ts';
import { pageReleaseSchema } from '../releases/schema.ts';

/** Server data in the page, so that the first field accepts input without another request. */
export const bootSchema = z.object({
  brand: brandSchema,
  session: sessionInfoSchema,
  release: pageReleaseSchema,
  /** EN-31 globals, OPEN-57: the flags of this visitor. The shell keeps them current while the page is open (ADR 0191). */
  flags: pageFlagsSchema,
  /** The payment provider, which decides the offered and loaded payment methods (PY-06). */
  payment_provider: z.optional(z.enum(['sandbox', 'braintree'])),
  /**
   * PY-06: the shop account's payment methods other than cards; older servers, which have no such methods,
   * leave it out.
   */
  payment_ways: z.optional(z.array(z.enum(['paypal', 'applePay', 'googlePay']))),
  /** The product's clock when the page was written, ISO instant. */
  now: z.string(),
  environment: z.enum(['development', 'test', 'production']),
  /** Milliseconds for a remote to load before its place offers a retry. */
  load_timeout_ms: z.int(),
  /** EN-31, OPEN-45: the changes of the microsite in the page's URL, by name. */
  microsite_customizations: z.optional(z.record(z.string(), z.string())),
  /** OPEN-45, PY-09: the microsite in the page's URL; its note is shown before the order. */
  microsite: z.optional(
    z.object({
      id: z.int(),
      name: z.string(),
      note: z.string(),
      /** The URL of its logo, if it has one. */
      logo: z.optional(z.string()),
    }),
  ),
  /** The page is shown in another site's frame: no header, compact, and signed out (OPEN-58). */
  embedded: z.optional(z.boolean()),
});
export type Boot = z.output<typeof bootSchema>;
