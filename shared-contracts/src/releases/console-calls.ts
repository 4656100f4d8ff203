import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';

const counts = {
  /** Faults that browsers reported in the last hour, and in the last day. */
  faults_hour: z.int(),
  faults_day: z.int(),
  /** Pages of the last day that were drawn with it. */
  loads_day: z.int(),
};

const vitalSchema = z.object({
  vital: z.enum(['lcp', 'inp', 'cls']),
  /** Page views of the last day by how they did. */
  good: z.int(),
  needs_improvement: z.int(),
  poor: z.int(),
});
export type VitalOnConsole = z.output<typeof vitalSchema>;

const versionSchema = z.object({
  version: z.string(),
  ...counts,
  /** Seen by staff in previews alone: not counted with the others. */
  preview: z.optional(z.boolean()),
  /** Core Web Vitals of pages with it; of the shell alone. */
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
  /** Page loads with it, and how many of them had a fault. */
  loads: z.int(),
  faulty: z.int(),
  live_loads: z.int(),
  live_faulty: z.int(),
};

const canarySchema = z.object({
  version: z.string(),
  /** The share of visitors who get it now. */
  percent: z.int(),
  /** The share that it rises to next by itself; null where it stays. Absent from servers of before. */
  next_percent: z.optional(z.nullable(z.int())),
  /** Visitors of these brands alone; none for all. */
  brands: z.array(z.string()),
  staff: z.boolean(),
  since: z.string(),
  ...canaryCounts,
  /** When it ended by itself. The release document names it until somebody changes that. */
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
  /** What its places show instead while it is switched off. */
  notice: z.nullable(z.string()),
  /** The last change of its version, or the last switch. */
  ...change,
  /** The version before this one. */
  before: z.nullable(z.string()),
  /** The versions that pages of the last day reported, the live one first. */
  versions: z.array(versionSchema),
  /** The version that some visitors get; absent from servers of before. */
  canary: z.optional(z.nullable(canarySchema)),
  /** Built versions with an address that shows them to staff; absent from servers of before. */
  previews: z.optional(z.array(z.object({ version: z.string(), address: z.string() }))),
});
export type PartOnConsole = z.output<typeof partSchema>;

const historySchema = z.object({
  revision: z.int(),
  ...change,
  moves: z.array(z.object({ part: z.string(), from: z.nullable(z.string()), to: z.string() })),
  /** What did not fit and was released all the same. */
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
  /** A frame a line: in our sources where the build has a map, else in its script. */
  stack: z.string(),
  page: z.string(),
});
export type FaultOnConsole = z.output<typeof faultSchema>;

export const listReleases = defineCall({
  name: 'console.releases',
  row: 'own',
  summary: 'The live version of each part, how it does in browsers, the last faults and the last releases',
  method: 'GET',
  path: '/api/v6/console/releases',
  access: 'read_releases',
  response: z.object({
    parts: z.array(partSchema),
    faults: z.array(faultSchema),
    history: z.array(historySchema),
    /** Canaries that ended by themselves, newest first; absent from servers of before. */
    ended_canaries: z.optional(z.array(endedCanarySchema)),
  }),
});
