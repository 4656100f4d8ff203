/** Something that this command has started and that must not outlive it. */
type Ending = () => Promise<unknown>;

const endings: Ending[] = [];
let hearing = false;
let leaving = false;

/** The latest one ends first; a failure to end one does not keep the others from ending. */
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
  // A closed terminal refuses output; that must not keep anything from ending.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void leave(exitCode));
}

/**
 * Calls `end` when this command is asked to end: by Ctrl-C, SIGTERM, or a closed terminal. The command then
 * exits with the `exitCode` of the first call. Returns a function that removes `end` from the list.
 */
export function endWithUs(end: Ending, exitCode = 1): () => void {
  hearSignals(exitCode);
  endings.push(end);
  return () => {
    const at = endings.indexOf(end);
    if (at >= 0) endings.splice(at, 1);
  };
}
