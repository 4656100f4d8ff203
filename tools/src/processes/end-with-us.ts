/** Something that this command has started and that must not outlive it. */
type Ending = () => Promise<unknown>;

const endings: Ending[] = [];
let hearing = false;
let leaving = false;

/** The latest one ends first; one that fails to end does not keep others from ending. */
async function leave(exitCode: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  for (let end = endings.pop(); end; end = endings.pop()) await end().catch(() => {});
  process.exit(exitCode);
}

/** Whether this command was asked to end: it then starts nothing more. */
export const isEnding = (): boolean => leaving;

function hearSignals(exitCode: number): void {
  if (hearing) return;
  hearing = true;
  // A closed terminal takes nothing more of what is said; that must not keep anything from ending.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void leave(exitCode));
}

/**
 * Ends it when this command is asked to end: by Ctrl-C, by SIGTERM, or by a terminal that is closed. The
 * command then exits with the `exitCode` of the first call. Returns a function that takes it off the list,
 * once it has ended.
 */
export function endWithUs(end: Ending, exitCode = 1): () => void {
  hearSignals(exitCode);
  endings.push(end);
  return () => {
    const at = endings.indexOf(end);
    if (at >= 0) endings.splice(at, 1);
  };
}
