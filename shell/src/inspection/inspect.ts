import type { Bus } from '@sendahead/shared-contracts/bus/bus-types';
import type { TrackedEvent } from '../analytics/data-layer.ts';
import type { Federation } from '../federation/federation.ts';
import type { Stage } from '../fragments/stage.ts';
import type { Report } from '../report/error-sink.ts';

interface Inspected {
  readonly page: Window;
  readonly bus: Bus;
  readonly stages: readonly Stage[];
  readonly reports: readonly Report[];
  readonly dataLayer: readonly TrackedEvent[];
  readonly federation: Federation;
}

/** Outside production: `sendahead` in the console, and with `?inspect` the overlay of owners and topics. */
export async function inspect(inspected: Inspected): Promise<void> {
  const { page, bus, stages, reports, dataLayer, federation } = inspected;
  Object.assign(page, {
    sendahead: { bus, stages, reports, dataLayer, federation },
  });
  if (!new URLSearchParams(page.location.search).has('inspect')) return;
  const { openPanel } = await import('./panel.ts');
  openPanel(page.document, bus, stages);
}
