import { readFileSync } from 'node:fs';
import { faultLimits, reportPath } from '@sendahead/shared-contracts/releases/report-limits';
import type { PageRelease } from '@sendahead/shared-contracts/releases/schema';
import type { FastifyRequest } from 'fastify';
import { escapeJson } from '../../../platform/http/escape.ts';
import { type CookieSafety, safeCookie } from '../../../platform/security/secure-cookie.ts';

/** How long a browser keeps the shell before, until its next page tries the live one again. */
const returnSeconds = 600;

/** The script without comments and indentation: it is part of each page. */
const script = readFileSync(new URL('./watch-start.js', import.meta.url), 'utf8')
  .replace(/^\/\/.*\n/gm, '')
  .replace(/\n\s*/g, ' ')
  .trim();

/** The cookie that names the shell that did not start here; it never names the shell that pages get. */
const cookieOf = (request: FastifyRequest, production: boolean): CookieSafety =>
  safeCookie('shell_failed', production, request);

/** The shell that did not start in this browser in the last minutes; undefined without one. */
export function failedShellOf(request: FastifyRequest, production: boolean): string | undefined {
  const start = `${cookieOf(request, production).name}=`;
  const found = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(start));
  return found?.slice(start.length);
}

interface Watched {
  readonly page: string;
  readonly release: PageRelease;
  readonly nonce: string;
  /** Whether the page may be loaded once more with the shell before. */
  readonly mayReturn: boolean;
}

/**
 * A script that reports a shell that throws at its start or is not up in ten seconds. It then loads the page once
 * more, with the shell before.
 */
export function writeStartWatch(
  { page, release, nonce, mayReturn }: Watched,
  request: FastifyRequest,
  production: boolean,
): string {
  const { name, secure } = cookieOf(request, production);
  const { version, base_url: base } = release.shell;
  const shell = { part: 'shell', version };
  const faults = [{ ...shell, phase: 'load' }];
  const report = { page, revision: release.revision, drawn: [shell], faults };
  const facts = {
    base,
    path: reportPath,
    report,
    most: faultLimits,
    ...(mayReturn
      ? {
          mark: `${name}=${version}`,
          attributes: `;path=/;max-age=${returnSeconds};samesite=lax${secure ? ';secure' : ''}`,
        }
      : {}),
  };
  return `<script nonce="${nonce}">${script.replace('FACTS', () => escapeJson(facts))}</script>`;
}
