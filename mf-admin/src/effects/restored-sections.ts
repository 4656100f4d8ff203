import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { type Section, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { pause } from './pause.ts';

/** How long a section may take before the takeover continues without it. */
const patienceMs = 10_000;

/** Tracks which sections have restored the saved data; listens from its creation. */
export function restoredSections(bus: BoundBus<'mf-admin'>) {
  const restored = new Set<Section>();
  const waiting = new Map<Section, () => void>();
  const listening = bus.events(sectionRestoredEvent).subscribe(({ section }) => {
    restored.add(section);
    waiting.get(section)?.();
  });
  const missing: Section[] = [];
  return {
    /** The awaited sections that did not answer. */
    missing,
    async wait(section: Section): Promise<void> {
      if (restored.has(section)) return;
      await Promise.race([new Promise<void>((wake) => waiting.set(section, wake)), pause(patienceMs)]);
      if (!restored.has(section)) missing.push(section);
    },
    stop: () => listening.unsubscribe(),
  };
}
