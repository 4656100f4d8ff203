/**
 * Lets the browser paint and handle input before the work continues, so that the page's start is not one long
 * task.
 */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Steps that several callers want to take at the same time, each in a separate task, in the order of the calls. */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(yieldToMain);
    return last;
  };
}
