import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';

const counts = {
  /** Faults that browsers reported in the last hour, and in the last day. */
  faults_hour: z.int(),
  faults_day: z.int(),
  /** The last day's pages with it. */
  loads_day: z.int(),
};

const vitalSchema = z.object({
  vital: z.enum(['lcp', 'inp', 'cls']),
  /** Page views of the last day by quality. */
  good: z.int(),
  needs_improvement: z.int(),
  poor: z.int(),
});
export type VitalOnConsole = z.output<typeof vitalSchema>;

const versionSchema = z.object({
  version: z.string(),
  ...counts,
  /** Only seen by staff in previews: not counted with the others. */
  preview: z.optional(z.boolean()),
  /** Core Web Vitals of pages with it; only for the shell. */
  vitals: z.optional(z.array(vitalSchema)),
});
export type VersionOnConsole = z.output<typeof versionSchema>;

const change = {
  at: z.string(),
  by: z.string(),
  why: z.nullable(z.string()),
  commit: z.nullable(z.string()),
};

/** Page loads of a canary and of the live version since it began. */
const canaryCounts = {
  /** Page loads with it, and those with a fault. */
  loads: z.int(),
  faulty: z.int(),
  live_loads: z.int(),
  live_faulty: z.int(),
};

const canarySchema = z.object({
  version: z.string(),
  /** The current share of visitors who get it. */
  percent: z.int(),
  /** The share that it rises to next automatically; null when it does not rise. Absent from older servers. */
  next_percent: z.optional(z.nullable(z.int())),
  /** Only visitors of these brands; empty for all. */
  brands: z.array(z.string()),
  staff: z.boolean(),
  since: z.string(),
  ...canaryCounts,
  /** When it ended automatically. The release document names it until someone changes that. */
  ended_at: z.nullable(z.string()),
});
export type CanaryOnConsole = z.output<typeof canarySchema>;

const endedCanarySchema = z.object({
  part: z.string(),
  version: z.string(),
  live_version: z.string(),
  since: z.string(),
  ended_at: z.string(),
  ...canaryCounts,
});
export type EndedCanary = z.output<typeof endedCanarySchema>;

const partSchema = z.object({
  part: z.string(),
  version: z.string(),
  /** The team that owns it; absent from older servers and earlier releases. */
  owner: z.optional(z.string()),
  /** The replacement at its places while it is switched off. */
  notice: z.nullable(z.string()),
  /** The last change of its version, or the last switch. */
  ...change,
  /** The previous version. */
  before: z.nullable(z.string()),
  /** The versions that pages of the last day reported, live one first. */
  versions: z.array(versionSchema),
  /** The version that some visitors get; absent from older servers. */
  canary: z.optional(z.nullable(canarySchema)),
  /** Built versions with a URL that shows them to staff; absent from older servers. */
  previews: z.optional(z.array(z.object({ version: z.string(), address: z.string() }))),
});
export type PartOnConsole = z.output<typeof partSchema>;

const historySchema = z.object({
  revision: z.int(),
  ...change,
  moves: z.array(z.object({ part: z.string(), from: z.nullable(z.string()), to: z.string() })),
  /** Mismatches that were released anyway. */
  despite: z.array(z.string()),
});
export type ReleaseOnConsole = z.output<typeof historySchema>;

const faultSchema = z.object({
  at: z.string(),
  part: z.string(),
  version: z.string(),
  phase: z.enum(['load', 'render', 'effect', 'subscriber']),
  name: z.string(),
  message: z.string(),
  /** One frame per line: in our sources if the build has a map, else in its script. */
  stack: z.string(),
  page: z.string(),
});
export type FaultOnConsole = z.output<typeof faultSchema>;

export const listReleases = defineCall({
  name: 'console.releases',
  row: 'own',
  summary: 'Live version, browser health, recent faults and releases of each part',
  method: 'GET',
  path: '/api/v6/console/releases',
  access: 'read_releases',
  response: z.object({
    parts: z.array(partSchema),
    faults: z.array(faultSchema),
    history: z.array(historySchema),
    /** Canaries that ended automatically, newest first; absent from older servers. */
    ended_canaries: z.optional(z.array(endedCanarySchema)),
  }),
});
