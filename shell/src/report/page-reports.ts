import type { PageFault, PageReport } from '@sendahead/shared-contracts/releases/calls';
import { faultLimits, maxFaults, reportPath } from '@sendahead/shared-contracts/releases/report-limits';
import type { ErrorSink, Report } from './error-sink.ts';
import { measureVitals } from './page-vitals.ts';

/** Faults with one cause come together, such as those of a part that cannot be loaded. */
const gatherMs = 2000;
/** These errors concern the network or the server, which know them already, and not a release. */
const expected = new Set(['ApiError', 'CallAborted', 'AbortError']);

interface Options {
  readonly page: Window;
  readonly sink: Pick<ErrorSink, 'follow'>;
  readonly route: string;
  readonly revision: number;
  readonly versionOf: (part: string) => string | undefined;
  /** The parts of this page. */
  readonly parts: () => readonly string[];
}

/** Reports the page's versions, each fault of a part once, and the Core Web Vitals once. */
export function sendPageReports({ page, sink, route, revision, versionOf, parts }: Options): void {
  // Registered before this file listens: the vitals must be final when it learns that the page is hidden.
  const takeVitals = measureVitals();
  const seen = new Set<string>();
  let faults: PageFault[] = [];
  let turn: ReturnType<typeof setTimeout> | undefined;
  let first = true;

  const send = (): void => {
    clearTimeout(turn);
    turn = undefined;
    const vitals = page.document.hidden ? takeVitals() : undefined;
    if (!first && faults.length === 0 && !vitals) return;
    const drawn = first
      ? parts().flatMap((part) => {
          const version = versionOf(part);
          return version === undefined ? [] : [{ part, version }];
        })
      : [];
    const { preview } = page.document.documentElement.dataset;
    const report: PageReport = { page: route, revision, drawn, faults, vitals, preview };
    first = false;
    faults = [];
    page.navigator.sendBeacon(reportPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  const soon = (): void => {
    turn ??= setTimeout(send, gatherMs);
  };
  const faultOf = ({ error, origin }: Report): PageFault | undefined => {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const version =
      new RegExp(`/assets/${origin.part}/([\\w.-]+)/`).exec(stack)?.[1] ?? versionOf(origin.part);
    if (expected.has(name) || version === undefined) return undefined;
    return {
      ...origin,
      version,
      name: name.slice(0, faultLimits.name),
      message: message.slice(0, faultLimits.message),
      stack: stack.slice(0, faultLimits.stack),
    };
  };

  sink.follow((report) => {
    const fault = faultOf(report);
    if (!fault || seen.size >= maxFaults) return;
    const key = fault.part + fault.phase + fault.name + fault.message;
    if (seen.has(key)) return;
    seen.add(key);
    faults.push(fault);
    soon();
  });
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.hidden) send();
  });
  soon();
}
