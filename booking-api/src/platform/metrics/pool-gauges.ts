import type pg from 'pg';
import { Gauge } from 'prom-client';
import { metrics } from './metrics.ts';

type Counted = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

const watched = new Set<Counted>();
const sum = (of: (pool: Counted) => number): number => [...watched].reduce((all, pool) => all + of(pool), 0);

new Gauge({
  name: 'database_pool_used',
  help: 'Connections of the requests that are in use',
  registers: [metrics],
  collect() {
    this.set(sum(({ totalCount, idleCount }) => totalCount - idleCount));
  },
});
new Gauge({
  name: 'database_pool_waiting',
  help: 'Requests that wait for a connection',
  registers: [metrics],
  collect() {
    this.set(sum(({ waitingCount }) => waitingCount));
  },
});

/** Measures a pool of connections; returns a function that stops it. */
export function watchPool(pool: Counted): () => void {
  watched.add(pool);
  return () => watched.delete(pool);
}
