import type { BrowserContext } from '@playwright/test';
import { isGateway, isShop } from './settings.ts';

/** Watches a browser for problems that a person would never see. */
export class PageWatch {
  readonly #noise: string[] = [];
  readonly #expected: RegExp[] = [
    // On a slow machine the browser warns about a preloaded style sheet that is used late.
    /was preloaded using link preload but not used within a few seconds/,
  ];
  /** Every request to our API, as method and path without its query. */
  readonly calls: string[] = [];

  /** Noise that this journey causes on purpose. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  noise(): string[] {
    return this.#noise.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }

  callsTo(path: string): number {
    return this.calls.filter((call) => call.endsWith(` ${path}`)).length;
  }

  async attach(context: BrowserContext): Promise<void> {
    await context.exposeFunction('tellViolation', (what: string) => this.#noise.push(`policy: ${what}`));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (window as unknown as { tellViolation(what: string): void }).tellViolation(
          `${violatedDirective} ${blockedURI}`,
        );
      });
    });
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type()))
        this.#noise.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#noise.push(`page: ${error.error().message}`));
    context.on('request', (request) => {
      const { origin, pathname, protocol } = new URL(request.url());
      if (isShop(origin)) this.calls.push(`${request.method()} ${pathname}`);
      else if (protocol.startsWith('http') && !isGateway(origin))
        this.#noise.push(`foreign: ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400)
        this.#noise.push(`answer: ${response.status()} ${new URL(response.url()).pathname}`);
    });
    context.on('requestfailed', (request) => {
      // A newer request aborts the older one, and leaving a page aborts its requests.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
      this.#noise.push(`failed: ${new URL(request.url()).pathname} ${request.failure()?.errorText}`);
    });
  }
}
