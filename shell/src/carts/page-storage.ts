type KeyedTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const forgetful: KeyedTexts = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The browser's storage; one that keeps nothing where the browser refuses it, as it may in a frame. */
export function pageStorage<Kind extends 'localStorage' | 'sessionStorage'>(
  page: Pick<Window, Kind>,
  kind: Kind,
): KeyedTexts {
  try {
    return page[kind];
  } catch {
    return forgetful;
  }
}
