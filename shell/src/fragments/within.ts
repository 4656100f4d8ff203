export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** Rejects with TooSlow when the work takes longer than `millis`. The work itself cannot be stopped. */
export function within<T>(work: Promise<T>, millis: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`${what} took longer than ${millis} ms`)), millis);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
