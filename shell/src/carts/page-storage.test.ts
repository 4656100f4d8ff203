import { pageStorage } from './page-storage.ts';

describe('the browser’s storage', () => {
  it('is used where the browser gives it', () => {
    expect(pageStorage({ localStorage }, 'localStorage')).toBe(localStorage);
  });
  it('keeps nothing, and breaks nothing, where a frame is refused it', () => {
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
