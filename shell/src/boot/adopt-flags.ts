import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Bus } from '@sendahead/shared-contracts/bus/bus-types';
import { take } from '@sendahead/shared-contracts/bus/rx';
import type { PageFlags } from '@sendahead/shared-contracts/flags/registry';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';

/**
 * Parts read flags from the boot data when they need them, so the values change in place. The context is
 * published again, so that views that depend on a flag render again.
 */
export function adoptFlags({ flags }: Pick<Boot, 'flags'>, bus: Bus, present: PageFlags): void {
  const before = JSON.stringify(flags);
  for (const key of Object.keys(flags) as (keyof PageFlags)[]) if (!(key in present)) delete flags[key];
  Object.assign(flags, present);
  if (JSON.stringify(flags) === before) return;
  const shellBus = bus.bind('shell');
  shellBus
    .state(contextTopic)
    .pipe(take(1))
    .subscribe((context) => shellBus.publish(contextTopic, context));
}
