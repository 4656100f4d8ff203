import { Gauge } from 'prom-client';
import { metrics, pageFaultsTotal, pageLoadsTotal } from './metrics.ts';

/** Reports to Prometheus which versions this server shows; `read` returns the version of each part. */
export function measureRelease(read: () => Promise<Readonly<Record<string, string>>>): void {
  if (metrics.getSingleMetric('release_version_info')) return;
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
