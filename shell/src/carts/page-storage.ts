type KeyedTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const forgetful: KeyedTexts = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The browser's storage; one that keeps nothing where the browser refuses it, as it may in a frame. */
export function pageStorage(page: Pick<Window, 'localStorage'>): KeyedTexts {
  try {
    return page.localStorage;
  } catch {
    return forgetful;
  }
}
