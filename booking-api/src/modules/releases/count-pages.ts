import { pageFaultsTotal, pageLoadsTotal } from '../../platform/metrics/metrics.ts';
import { buildsOf, type Revision } from './release-log.ts';

interface Reported {
  readonly loads: ReadonlySet<string>;
  readonly faulty: ReadonlySet<string>;
  /** Whether one load more of this visitor counts. */
  readonly mayCountLoad: () => Promise<boolean>;
}

/**
 * Counts reported pages for Prometheus. Only builds that the present revision shows have a series, so that nobody makes new
 * ones by reports; those of previews have other names and do not count.
 */
export async function countPages(
  present: Revision | undefined,
  { loads, faulty, mayCountLoad }: Reported,
): Promise<void> {
  const shown = present ? buildsOf(present) : [];
  const isIn = (builds: ReadonlySet<string>, { part, version }: (typeof shown)[number]): boolean =>
    builds.has(`${part} ${version}`);
  const drawn = shown.filter((build) => isIn(loads, build));
  if (drawn.length > 0 && (await mayCountLoad())) for (const build of drawn) pageLoadsTotal.inc(build);
  for (const build of shown.filter((one) => isIn(faulty, one))) pageFaultsTotal.inc(build);
}
