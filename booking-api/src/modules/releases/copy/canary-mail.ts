interface Ended {
  readonly part: string;
  readonly version: string;
  readonly live_version: string;
  readonly loads: number | null;
  readonly faulty: number | null;
  readonly live_loads: number | null;
  readonly live_faulty: number | null;
}

const seen = (faulty: number | null, loads: number | null): string => `${faulty ?? 0} of ${loads ?? 0}`;

/** The email to a part's team about a canary that ended automatically. */
export const canaryMailWords = (run: Ended): { subject: string; lines: string[] } => ({
  subject: `The canary of ${run.part} was ended`,
  lines: [
    `The canary ${run.version} of ${run.part} had more faults than the live version, so it was ended.`,
    `Page loads with a fault: ${seen(run.faulty, run.loads)}.`,
    `With the live version ${run.live_version}: ${seen(run.live_faulty, run.live_loads)}.`,
    'All visitors have the live version again. The page Releases of the console lists the faults.',
  ],
});
