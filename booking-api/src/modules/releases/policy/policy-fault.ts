import { fragmentPageOf } from '@sendahead/shared-contracts/page/fragment-pages';
import type { PageFault } from '@sendahead/shared-contracts/releases/calls';
import { faultLimits } from '@sendahead/shared-contracts/releases/report-limits';
import * as z from 'zod/mini';

const text = z._default(z.catch(z.string(), ''), '');
const place = z._default(z.catch(z.int(), 0), 0);
const reportSchema = z.object({
  type: z.enum(['csp-violation', 'integrity-violation']),
  url: z.string(),
  body: z.object({
    blockedURL: text,
    effectiveDirective: text,
    destination: text,
    sourceFile: text,
    lineNumber: place,
    columnNumber: place,
  }),
});
/** The reports of one request, in the form of the Reporting API; those of other types are left out. */
export const policyReportsSchema = z.array(z.unknown()).check(z.maxLength(20));
export type PolicyReport = z.output<typeof reportSchema>;

/** Undefined for a report of another type or form. */
export const readPolicyReport = (value: unknown): PolicyReport | undefined =>
  reportSchema.safeParse(value).data;

const asset = /\/assets\/(?<part>shell|mf-[a-z-]+)\/(?<version>[\w.-]+)\//;
const ofBrowser = /^(?!https?:)[\w-]+:/;
const keyword = /^[a-z-]{1,30}$/;

const urlOf = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined);

/** The blocked address, without anything of it that a person may have typed. */
function blocked(value: string, host: string): string {
  if (keyword.test(value)) return value;
  const url = urlOf(value);
  if (!url) return 'unnamed';
  if (url.host !== host) return url.origin;
  return asset.test(url.pathname) ? url.pathname : 'an address of this site';
}

function pageOf(path: string): string {
  if (/^\/ship\/?$/.test(path)) return 'ship';
  if (/^\/admin(\/|$)/.test(path)) return 'console';
  if (/^\/quote(\/|$)/.test(path)) return 'quote';
  return fragmentPageOf(path) ?? 'other';
}

/** A blocked load as a fault of the part whose script asked for it, or of the shell. */
export interface PolicyFault {
  readonly page: string;
  readonly fault: PageFault;
}

/**
 * The fault in a report about a page of `host`. Undefined for a page of another site, and for what an extension
 * of the browser loads.
 */
export function policyFaultOf(
  { type, url, body }: PolicyReport,
  host: string,
  liveShell: string,
): PolicyFault | undefined {
  const { blockedURL, effectiveDirective, destination, sourceFile, lineNumber, columnNumber } = body;
  const page = urlOf(url);
  if (page?.host !== host) return undefined;
  if ([blockedURL, sourceFile].some((one) => ofBrowser.test(one) && !/^(data|blob):/.test(one)))
    return undefined;
  const { part = 'shell', version = liveShell } =
    asset.exec(sourceFile)?.groups ?? asset.exec(blockedURL)?.groups ?? {};
  const what = blocked(/^(data|blob):/.exec(blockedURL)?.[1] ?? blockedURL, host);
  const rule = keyword.test(effectiveDirective || destination)
    ? effectiveDirective || destination
    : 'unnamed';
  const at = sourceFile === '' ? '' : `at ${sourceFile}:${lineNumber}:${columnNumber}`;
  return {
    page: pageOf(page.pathname),
    fault: {
      part,
      version,
      phase: 'effect',
      name: type === 'csp-violation' ? 'BlockedByPolicy' : 'BlockedWithoutDigest',
      message: `${rule}: ${what}`.slice(0, faultLimits.message),
      stack: at.slice(0, faultLimits.stack),
    },
  };
}
