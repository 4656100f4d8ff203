import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { newsSchema } from '../live/news.ts';
import { wireText } from '../primitives/wire-text.ts';

export const releaseNews = defineCall({
  name: 'releases.news',
  row: 'own',
  summary: 'Tells a page with a broken or switched-off part that something was released',
  method: 'GET',
  path: '/api/v6/release_news',
  access: 'public',
  rate: 'relaxed',
  alsoAs: ['text/event-stream'],
  response: newsSchema,
});

const phaseSchema = z.enum(['load', 'render', 'effect', 'subscriber']);
/** When a part failed: while it was loaded, drawn, at work, or notified by another part. */
export type Phase = z.output<typeof phaseSchema>;

/** A part of the page and the version of it that the page has. */
const partVersion = {
  part: z.string().check(z.regex(/^(shell|mf-[a-z-]{1,40})$/, 'malformed')),
  version: z.string().check(z.regex(/^[\w.-]{1,60}$/, 'malformed')),
};

/** The most that is kept of each text of a fault; browsers cut to it before they send. */
export const faultLimits = { name: 60, message: 200, stack: 2000 } as const;
/** The most faults in one report. */
export const mostFaults = 10;

const faultSchema = z.strictObject({
  ...partVersion,
  phase: phaseSchema,
  name: wireText(faultLimits.name),
  message: wireText(faultLimits.message),
  stack: wireText(faultLimits.stack),
});
export type PageFault = z.output<typeof faultSchema>;

const pageReportSchema = z.strictObject({
  /** Which page it is, never its address. */
  page: z.string().check(z.regex(/^[a-z-]{1,30}$/, 'malformed')),
  /** The revision of the release document that the page has. */
  revision: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
  /** What the page was drawn with; in the first report of a page alone. */
  drawn: z._default(z.array(z.strictObject(partVersion)).check(z.maxLength(20)), []),
  faults: z._default(z.array(faultSchema).check(z.maxLength(mostFaults)), []),
});
export type PageReport = z.input<typeof pageReportSchema>;

export const reportPage = defineCall({
  name: 'releases.report-page',
  row: 'own',
  summary: 'Takes what a page reports of its parts: their versions and their faults, and nothing of a person',
  method: 'POST',
  path: '/api/v6/page-reports',
  // Browsers send it with a beacon, which has no header for a token; it changes nothing that anybody owns.
  access: 'public',
  body: pageReportSchema,
  response: z.object({ success: z.literal(true) }),
});
