import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * The metrics of this process. They are counted even when no one reads them: `METRICS_PORT` sets where they
 * are served (`serve-metrics.ts`). A label is a name of ours, never a visitor's input, so that no visitor
 * creates new series.
 */
export const metrics = new Registry();
const registers = [metrics];

export const httpSeconds = new Histogram({
  name: 'http_server_duration_seconds',
  help: 'Time of an answer by call (or route pattern) and class of status; streams are not counted',
  labelNames: ['method', 'call', 'status'] as const,
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const limitRefusals = new Counter({
  name: 'limit_refusals_total',
  help: 'Requests refused by a limit; flood is the limit of all calls',
  labelNames: ['limit'] as const,
  registers,
});

export const openStreams = new Gauge({
  name: 'open_streams',
  help: 'Streams of news to open pages',
  registers,
});

export const mailsTotal = new Counter({
  name: 'mails_total',
  help: 'Emails handed over to the mail server, by outcome; one that failed is tried again',
  labelNames: ['outcome'] as const,
  registers,
});
for (const outcome of ['sent', 'failed']) mailsTotal.inc({ outcome }, 0);

export const filesTotal = new Counter({
  name: 'files_total',
  help: 'Uploaded files that were written, read or removed, by outcome; removing is tried again',
  labelNames: ['operation', 'outcome'] as const,
  registers,
});
for (const operation of ['write', 'read', 'remove'])
  for (const outcome of ['done', 'failed']) filesTotal.inc({ operation, outcome }, 0);

/** 0 where releases are in a folder. */
export const releasesUnreadSeconds = new Gauge({
  name: 'releases_unread_seconds',
  help: 'How long ago this process last compared its copy of the releases with the database and the bucket',
  registers,
});

/** Both have no series where Valkey is not used. */
export const valkeyUp = new Gauge({
  name: 'valkey_up',
  help: 'Whether Valkey or Redis answers this process',
  labelNames: ['server'] as const,
  registers,
});
export const valkeyCalls = new Counter({
  name: 'valkey_calls_total',
  help: 'Counts and news that Valkey answered, and those that went on without it',
  labelNames: ['outcome'] as const,
  registers,
});

const ofParts = { labelNames: ['part', 'version'] as const, registers };
export const pageLoadsTotal = new Counter({
  name: 'page_loads_total',
  help: 'Page loads that browsers reported, by part and version that visitors get now; of each network some an hour',
  ...ofParts,
});
export const pageFaultsTotal = new Counter({
  name: 'page_faults_total',
  help: 'Those in which the part had a fault; of each account or network two an hour',
  ...ofParts,
});

export const jobsTotal = new Counter({
  name: 'jobs_total',
  help: 'Jobs that ran here, by queue and outcome; one that failed is tried again',
  labelNames: ['queue', 'outcome'] as const,
  registers,
});
