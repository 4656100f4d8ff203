import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { type Section, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { pause } from './pause.ts';

/** As long as a section may take before the takeover goes on without it. */
const patienceMs = 10_000;

/** Which sections have taken up what was saved; listens from the moment it is made. */
export function restoredSections(bus: BoundBus<'mf-admin'>) {
  const restored = new Set<Section>();
  const waiting = new Map<Section, () => void>();
  const listening = bus.events(sectionRestoredEvent).subscribe(({ section }) => {
    restored.add(section);
    waiting.get(section)?.();
  });
  const missing: Section[] = [];
  return {
    /** Those that were waited for and did not come. */
    missing,
    async wait(section: Section): Promise<void> {
      if (restored.has(section)) return;
      await Promise.race([new Promise<void>((wake) => waiting.set(section, wake)), pause(patienceMs)]);
      if (!restored.has(section)) missing.push(section);
    },
    stop: () => listening.unsubscribe(),
  };
}
