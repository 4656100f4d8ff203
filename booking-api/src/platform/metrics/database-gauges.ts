import { Gauge } from 'prom-client';
import { metrics } from './metrics.ts';

/** One number from the database, with its labels. */
export type Reading = { labels: Record<string, string>; value: number };

/** A gauge that is read from the database when Prometheus scrapes. */
export type DatabaseGauge = {
  name: string;
  help: string;
  labels: readonly string[];
  read(): Promise<Reading[]>;
};

/** How long a result is cached: several Prometheus servers, or an impatient one, cost no more than one. */
const keptMs = 5000;

/**
 * Measures the database in workers only, so that a hundred servers do not run the same queries. With several
 * workers use `max`, not `sum`. Unreadable values are absent, which `database_gauges_up` reports.
 */
export function measureDatabase(gauges: readonly DatabaseGauge[], now: () => number = Date.now): void {
  const up = new Gauge({
    name: 'database_gauges_up',
    help: 'Whether the numbers of the database could be read',
    registers: [metrics],
  });
  const failing = new Set<string>();
  for (const { name, help, labels, read } of gauges) {
    let readAt = Number.NEGATIVE_INFINITY;
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [metrics],
      async collect() {
        if (now() - readAt < keptMs) return;
        readAt = now();
        this.reset();
        try {
          for (const { labels: about, value } of await read()) this.set(about, value);
          failing.delete(name);
        } catch {
          failing.add(name);
        }
        up.set(failing.size === 0 ? 1 : 0);
      },
    });
  }
}
