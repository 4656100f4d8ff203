type Kind = 'localStorage' | 'sessionStorage';

/** Texts by key; a text that could not be stored is read back as null. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's storage of this tab or of all visits. It never throws: when the browser refuses it, as it may
 * in a frame, or it is full, nothing is stored.
 */
export function pageStorage(kind: Kind, page: Pick<Window, Kind> = window): PageStorage {
  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(page[kind]);
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, text) => void attempt((storage) => storage.setItem(key, text)),
    removeItem: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
