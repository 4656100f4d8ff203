/** Lets the browser paint and answer input before the work goes on: no start of the page is one long task. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Steps that many want to take at once, each in a task of its own, in the order of asking. */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(yieldToMain);
    return last;
  };
}
