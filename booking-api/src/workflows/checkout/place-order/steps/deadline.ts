/** One deadline for everything that a checkout attempt waits for. */
export type Deadline = {
  /**
   * The result of the work, or `otherwise` once the time is over. The work then continues, but no one waits
   * for it.
   */
  within<T>(work: Promise<T>, otherwise: T): Promise<T>;
  /** Call it when there is nothing left to wait for. */
  clear(): void;
};

export function startDeadline(ms: number): Deadline {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  return {
    within: (work, otherwise) => Promise.race([work, over.then(() => otherwise)]),
    clear: () => clearTimeout(timer),
  };
}
