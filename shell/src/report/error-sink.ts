import type { Phase } from '@sendahead/shared-contracts/releases/calls';

/** The part at fault, and the phase in which it happened. */
export interface Origin {
  readonly part: string;
  readonly phase: Phase;
}

export interface Report {
  readonly where: string;
  readonly error: unknown;
  readonly at: number;
  readonly origin: Origin;
}

export type ReportError = (error: unknown, where: string, origin?: Origin) => void;

/** Everything that went wrong on this page and was survived, newest last. */
export interface ErrorSink {
  readonly report: ReportError;
  readonly reports: readonly Report[];
  /** Receives all earlier and future reports. */
  follow(hear: (report: Report) => void): void;
}

const maxReports = 200;
const ours: Origin = { part: 'shell', phase: 'effect' };
const script = /\/assets\/(shell|mf-[a-z-]+)\//;

/**
 * Reports go to the console, where monitoring agents listen; they contain no form values. Uncaught errors of
 * our scripts are already in the console.
 */
export function createErrorSink(
  now: () => number,
  page: Pick<Window, 'addEventListener'>,
  log: (...words: unknown[]) => void = console.error,
): ErrorSink {
  const reports: Report[] = [];
  let hear: (report: Report) => void = () => undefined;
  const keep = (error: unknown, where: string, origin: Origin): void => {
    const report = { error, where, at: now(), origin };
    reports.push(report);
    if (reports.length > maxReports) reports.shift();
    hear(report);
  };
  const uncaught = (error: unknown): void => {
    const part = script.exec((error instanceof Error && error.stack) || '')?.[1];
    if (part) keep(error, 'uncaught', { part, phase: 'effect' });
  };
  page.addEventListener('error', ({ error }) => uncaught(error));
  page.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));
  return {
    reports,
    follow(listener) {
      hear = listener;
      for (const report of reports) hear(report);
    },
    report(error, where, origin = ours) {
      keep(error, where, origin);
      log(`[${where}]`, error);
    },
  };
}
