import { policyReportName, policyReportPath } from './policy-report-path.ts';

/** The origins that a page may reach beyond this site, in the syntax of a policy. */
export interface PageReach {
  /** Origins that it frames. */
  readonly frames: string;
  readonly connects?: string;
  readonly images?: string;
  /** Targets of its forms, and of those that a provider's script builds in it. */
  readonly forms?: string;
  /** It opens pop-ups of other sites, which reply to it: they get its origin, and keep it as their opener. */
  readonly opensWindows?: boolean;
  /** It runs a provider's scripts, which have no digest and write their own markup. */
  readonly runsOthers?: boolean;
}

const report = `report-to ${policyReportName}`;

/** No script without a digest, and no text that becomes code. */
const ownScriptsOnly = {
  policy: ["require-trusted-types-for 'script'", 'trusted-types default'],
  headers: {
    'integrity-policy': `blocked-destinations=(script), sources=(inline), endpoints=(${policyReportName})`,
  },
};

const list = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ');

/** Security headers of a page: what it may run and load, and who may frame it. Only `framedBy` frames it. */
export const pageHeaders = (
  nonce: string,
  { frames, connects, images, forms, opensWindows, runsOthers }: PageReach,
  framedBy = "'none'",
): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${list("'self'", 'data:', images)}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${list("'self'", connects)}`,
    `frame-src ${frames}`,
    `form-action ${list("'self'", forms)}`,
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    ...(runsOthers ? [] : ownScriptsOnly.policy),
    report,
  ].join('; '),
  ...(runsOthers ? {} : ownScriptsOnly.headers),
  'reporting-endpoints': `${policyReportName}="${policyReportPath}"`,
  'cross-origin-opener-policy': opensWindows ? 'same-origin-allow-popups' : 'same-origin',
  'referrer-policy': opensWindows ? 'strict-origin' : 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-store',
});
