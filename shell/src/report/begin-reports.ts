import type { ErrorSink } from './error-sink.ts';
import type { sendPageReports } from './page-reports.ts';

/** An untouched page is counted after this time. */
const maxMs = 10_000;

type Options = Omit<Parameters<typeof sendPageReports>[0], 'sink'> & { readonly sink: ErrorSink };

/**
 * The reporting code is loaded after the first input, or at the first fault, so it does not slow the first
 * seconds.
 */
export function beginReports(options: Options): void {
  const { page, sink } = options;
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    import('./page-reports.ts').then(
      ({ sendPageReports }) => sendPageReports(options),
      // Without a connection nothing can be reported either.
      () => undefined,
    );
  };
  for (const input of ['pointerdown', 'keydown']) page.addEventListener(input, begin, { once: true });
  setTimeout(begin, maxMs);
  sink.follow(begin);
}
