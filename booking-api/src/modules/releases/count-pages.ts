import { pageFaultsTotal, pageLoadsTotal } from '../../platform/metrics/metrics.ts';
import { buildsOf, type Revision } from './release-log.ts';

/**
 * Counts reported pages for Prometheus. Only builds that the present revision shows have a series, so that nobody makes new
 * ones by reports; those of previews have other names and do not count.
 */
export function countPages(
  present: Revision | undefined,
  { loads, faulty }: { loads: ReadonlySet<string>; faulty: ReadonlySet<string> },
): void {
  for (const { part, version } of present ? buildsOf(present) : []) {
    const key = `${part} ${version}`;
    pageLoadsTotal.inc({ part, version }, Number(loads.has(key)));
    pageFaultsTotal.inc({ part, version }, Number(faulty.has(key)));
  }
}
