/** What `within` gives of work that was not done in time. */
export const late = Symbol('late');

/** One deadline for all that a checkout attempt waits for. */
export type Deadline = {
  /** What the work gives, or `late` once the time is over. Such work goes on, and nobody waits for it any more. */
  within<T>(work: T | Promise<T>): Promise<T | typeof late>;
  /** To be called when nothing is waited for any more. */
  clear(): void;
};

export function startDeadline(ms: number): Deadline {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<typeof late>((done) => {
    timer = setTimeout(() => done(late), ms);
  });
  return {
    within: (work) => Promise.race([work, over]),
    clear: () => clearTimeout(timer),
  };
}
