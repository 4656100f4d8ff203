import { pageStorage } from './page-storage.ts';

describe('the browser’s storage', () => {
  it('is used when the browser allows it', () => {
    expect(pageStorage({ localStorage }, 'localStorage')).toBe(localStorage);
  });
  it('stores nothing, and breaks nothing, when a frame is refused it', () => {
    const refusing = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const storage = pageStorage(refusing, 'localStorage');
    storage.setItem('a', '1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });
});
