import type { BrowserContext, Request, Route } from '@playwright/test';
import { isShop } from './settings.ts';

const calls = /\/(api|v2|refactor|users|state_options|products|ship|calendar)\b/;
const isCall = (request: Request): boolean => {
  const { origin, pathname } = new URL(request.url());
  return isShop(origin) && calls.test(pathname) && ['fetch', 'xhr'].includes(request.resourceType());
};

/** Method and path without ids, so that a call has the same name in every run. */
const nameOf = (request: Request): string => {
  const path = new URL(request.url()).pathname
    .split('/')
    .map((part) => (/^(\d+|(?=.*\d)[\w-]{12,})$/.test(part) ? ':id' : part))
    .join('/');
  return `${request.method()} ${path}`;
};

/** Even or odd, the same in every run: calls that succeed in one half fail in the other. */
const halfOf = (name: string): 0 | 1 =>
  [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7) % 2 === 0
    ? 0
    : 1;

/** Makes half of a page's calls fail, each only the first time. */
export class FailingCalls {
  readonly failed: string[] = [];
  readonly #seen = new Set<string>();
  readonly #half: 0 | 1;

  constructor(half: 0 | 1) {
    this.#half = half;
  }

  async attach(context: BrowserContext): Promise<void> {
    await context.route(
      (url) => isShop(url.origin),
      (route, request) => (isCall(request) ? this.#decide(route, request) : route.fallback()),
    );
  }

  /** In one half a call gets no response, in the other a server error. */
  async #decide(route: Route, request: Request): Promise<void> {
    const name = nameOf(request);
    const first = !this.#seen.has(name);
    this.#seen.add(name);
    if (!first || halfOf(name) !== this.#half) return route.fallback();
    this.failed.push(name);
    if (this.#half === 0) return route.abort();
    return route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'internal', status: 500, fields: [], trace_id: 't' }),
    });
  }
}
