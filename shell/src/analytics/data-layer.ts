import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { orderPlacedEvent } from '@sendahead/shared-contracts/payments/topics';

export type Tracked = Readonly<Record<string, string | number | boolean>>;

/** What was counted on this page, in memory; a tag manager may read it, nothing is sent from here. */
export function collectAnalytics(bus: BoundBus<'shell'>): readonly Tracked[] {
  const layer: Tracked[] = [];
  bus.events(trackedEvent).subscribe(({ name, properties }) => layer.push({ ...properties, event: name }));
  bus.events(orderPlacedEvent).subscribe(({ valueCents, currency }) => {
    layer.push({ event: 'purchase', value: valueCents / 100, currency });
  });
  return layer;
}
