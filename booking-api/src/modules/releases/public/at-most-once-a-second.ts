/** How long a server uses what it has read: all servers learn of a change within two seconds. */
const freshMs = 1000;

/** Calls `read` at most once a second; a failed read is tried again by the next call. */
export function atMostOnceASecond<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (reading && performance.now() - readAt < freshMs) return reading;
    readAt = performance.now();
    const present = read();
    present.catch(() => {
      reading = undefined;
    });
    reading = present;
    return present;
  };
}
