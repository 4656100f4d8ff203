/** One deadline for all that a checkout attempt waits for. */
export type Deadline = {
  /** What the work gives, or `otherwise` once the time is over. Such work goes on, and nobody waits for it any more. */
  within<T>(work: Promise<T>, otherwise: T): Promise<T>;
  /** To be called when nothing is waited for any more. */
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
