/** Caches expensive results by key for `lifeMs`, by the product's clock. */
export function createDayCache<T>(lifeMs: number, most = 500) {
  const entries = new Map<string, { readonly at: number; readonly value: Promise<T> }>();
  return (key: string, now: number, make: () => Promise<T>): Promise<T> => {
    const known = entries.get(key);
    if (known && now >= known.at && now - known.at < lifeMs) return known.value;
    if (entries.size >= most) entries.clear();
    const value = make();
    entries.set(key, { at: now, value });
    // A failure is not cached.
    value.catch(() => entries.delete(key));
    return value;
  };
}
