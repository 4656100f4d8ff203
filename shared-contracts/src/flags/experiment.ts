import type { PageFlags } from './registry.ts';

/** SV-13, PR-10: the experiment of the visitor and their variant, as requests carry it; nothing for who takes part in none. */
export function experimentOf(flags: PageFlags): {
  experiment_id?: string;
  experiment_variation_id?: string;
} {
  // Only the value of a variant is text.
  for (const [experiment_id, value] of Object.entries<boolean | string>(flags))
    if (typeof value === 'string') return { experiment_id, experiment_variation_id: value };
  return {};
}
