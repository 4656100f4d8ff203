import type { Services } from './integrations/services.ts';
import { countOpenAlerts } from './modules/alerts/public/alerts.ts';
import { countPlaced } from './modules/orders/public/figures/count-placed.ts';
import { countOpenAttempts } from './modules/payments/public/attempts/count-open.ts';
import type { AppContext } from './platform/context.ts';
import { archiveWaiting } from './platform/database/archive-waiting.ts';
import { queueDepths } from './platform/jobs/measure-jobs.ts';
import type { DatabaseGauge } from './platform/metrics/database-gauges.ts';
import { countLateLabels } from './workflows/fulfill/labels/count-late.ts';

/** The numbers that a worker reads from the database for Prometheus. */
export function databaseGauges(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { carriers }: Pick<Services, 'carriers'>,
): DatabaseGauge[] {
  const attempts = sharedFor(() => countOpenAttempts(db));
  const queues = sharedFor(() => queueDepths(db));
  const orders = sharedFor(() => countPlaced({ db, clock }));
  return [
    {
      name: 'checkout_attempts',
      help: 'Checkout attempts that have not ended, by state',
      labels: ['state'],
      read: async () => (await attempts()).map(({ state, count }) => ({ labels: { state }, value: count })),
    },
    {
      name: 'checkout_attempts_oldest_seconds',
      help: 'How long the oldest attempt has been in its state',
      labels: ['state'],
      read: async () =>
        (await attempts()).map(({ state, oldestSeconds }) => ({ labels: { state }, value: oldestSeconds })),
    },
    {
      name: 'job_ready',
      help: 'Jobs that could begin now, by queue',
      labels: ['queue'],
      read: async () => (await queues()).map(({ queue, ready }) => ({ labels: { queue }, value: ready })),
    },
    {
      name: 'job_retried',
      help: 'Jobs among them that failed before, by queue',
      labels: ['queue'],
      read: async () => (await queues()).map(({ queue, retried }) => ({ labels: { queue }, value: retried })),
    },
    {
      name: 'job_oldest_ready_seconds',
      help: 'How long the oldest job has been waiting that could begin now, by queue',
      labels: ['queue'],
      read: async () =>
        (await queues()).map(({ queue, oldestSeconds }) => ({ labels: { queue }, value: oldestSeconds })),
    },
    {
      name: 'labels_late',
      help: 'Bags that go out today or were to go out, without a label',
      labels: [],
      read: async () => [{ labels: {}, value: await countLateLabels({ db, clock, carriers }) }],
    },
    {
      name: 'orders_placed',
      help: 'Orders placed in the last hours, by how many hours',
      labels: ['window'],
      read: async () => (await orders()).map(({ window, placed }) => ({ labels: { window }, value: placed })),
    },
    {
      name: 'orders_usual',
      help: 'Orders of the same hours in the four weeks before, a week on average',
      labels: ['window'],
      read: async () => (await orders()).map(({ window, usual }) => ({ labels: { window }, value: usual })),
    },
    {
      name: 'wal_archive_waiting_seconds',
      help: 'For how long PostgreSQL has been unable to archive its log; absent where it archives nothing',
      labels: [],
      read: async () => {
        const value = await archiveWaiting(db);
        return value === undefined ? [] : [{ labels: {}, value }];
      },
    },
    {
      name: 'operator_alerts_open',
      help: 'Matters that a person must look at, by kind',
      labels: ['kind'],
      read: async () =>
        (await countOpenAlerts(db)).map(({ kind, count }) => ({ labels: { kind }, value: Number(count) })),
    },
  ];
}

/** Gauges that are read at the same moment share one query. */
function sharedFor<T>(ask: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= ask().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
