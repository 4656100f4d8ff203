export interface Report {
  readonly where: string;
  readonly error: unknown;
  readonly at: number;
}

/** Everything that went wrong on this page and was survived, newest last. */
export interface ErrorSink {
  report(error: unknown, where: string): void;
  readonly reports: readonly Report[];
}

const kept = 200;

/** Reports go to the console, where monitoring agents listen; they hold no form values. */
export function createErrorSink(
  now: () => number,
  log: (...words: unknown[]) => void = console.error,
): ErrorSink {
  const reports: Report[] = [];
  return {
    reports,
    report(error, where) {
      reports.push({ error, where, at: now() });
      if (reports.length > kept) reports.shift();
      log(`[${where}]`, error);
    },
  };
}
