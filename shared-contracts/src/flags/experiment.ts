import type { PageFlags } from './registry.ts';

/**
 * SV-13, PR-10: the visitor's experiment and variant, as requests carry them; empty for a visitor in no
 * experiment.
 */
export function experimentOf(flags: PageFlags): {
  experiment_id?: string;
  experiment_variation_id?: string;
} {
  // Only a variant's value is text.
  for (const [experiment_id, value] of Object.entries<boolean | string>(flags))
    if (typeof value === 'string') return { experiment_id, experiment_variation_id: value };
  return {};
}
