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

const ofShell = (run: Ended): { subject: string; lines: string[] } => ({
  subject: 'The new shell was withdrawn',
  lines: [
    `Too many pages had a fault or did not start with the shell ${run.version}, so it was withdrawn.`,
    `Page loads with a fault, or that did not start: ${seen(run.faulty, run.loads)}.`,
    `With the shell ${run.live_version}: ${seen(run.live_faulty, run.live_loads)}.`,
    `New pages have ${run.live_version} again. Release a fix, or that version to make it last.`,
  ],
});

const ofPart = (run: Ended): { subject: string; lines: string[] } => ({
  subject: `The canary of ${run.part} was ended`,
  lines: [
    `The canary ${run.version} of ${run.part} had more faults than the live version, so it was ended.`,
    `Page loads with a fault: ${seen(run.faulty, run.loads)}.`,
    `With the live version ${run.live_version}: ${seen(run.live_faulty, run.live_loads)}.`,
    'All visitors have the live version again. The page Releases of the console lists the faults.',
  ],
});

/** The email to a part's team about a canary or a new shell that ended automatically. */
export const canaryMailWords = (run: Ended): { subject: string; lines: string[] } =>
  run.part === 'shell' ? ofShell(run) : ofPart(run);
