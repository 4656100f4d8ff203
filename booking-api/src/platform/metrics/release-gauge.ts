import { Gauge } from 'prom-client';
import { metrics, pageFaultsTotal, pageLoadsTotal } from './metrics.ts';

/**
 * Reports to Prometheus which versions this server shows, and the released shell that it no longer shows because
 * it was withdrawn. `read` returns the version of each part.
 */
export function measureRelease(
  read: () => Promise<Readonly<Record<string, string>>>,
  withdrawnShell: () => Promise<string | undefined>,
): void {
  if (metrics.getSingleMetric('release_version_info')) return;
  new Gauge({
    name: 'release_withdrawn_info',
    help: 'The released version of a part that pages no longer get, because it did not start',
    labelNames: ['part', 'version'],
    registers: [metrics],
    async collect() {
      this.reset();
      const version = await withdrawnShell().catch(() => undefined);
      if (version !== undefined) this.set({ part: 'shell', version }, 1);
    },
  });
  new Gauge({
    name: 'release_version_info',
    help: 'The released version of each part that this server shows',
    labelNames: ['part', 'version'],
    registers: [metrics],
    async collect() {
      this.reset();
      const versions = await read().catch(() => ({}));
      for (const [part, version] of Object.entries(versions)) {
        this.set({ part, version }, 1);
        // Prometheus sees no increase in the first value of a series, so each begins at 0.
        for (const counted of [pageLoadsTotal, pageFaultsTotal]) counted.inc({ part, version }, 0);
      }
    },
  });
}
