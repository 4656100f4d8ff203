/** Caches expensive results by key for `lifeMs`, by the product's clock. */
export function createDayCache<T>(lifeMs: number, most = 500) {
  const entries = new Map<string, { readonly at: number; readonly value: Promise<T> }>();
  return (key: string, now: number, make: () => Promise<T>): Promise<T> => {
    const entry = entries.get(key);
    if (entry && now >= entry.at && now - entry.at < lifeMs) return entry.value;
    if (entries.size >= most) entries.clear();
    const value = make();
    entries.set(key, { at: now, value });
    // A failure is not cached.
    value.catch(() => entries.delete(key));
    return value;
  };
}
