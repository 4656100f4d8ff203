/** @jest-environment jsdom */
import { pageStorage } from './page-storage.ts';

const refusing = {
  get localStorage(): Storage {
    throw new DOMException('denied', 'SecurityError');
  },
  get sessionStorage(): Storage {
    throw new DOMException('denied', 'SecurityError');
  },
};

describe('the storage of a page', () => {
  it('a stored text remains until it is removed', () => {
    const storage = pageStorage('localStorage');
    storage.setItem('a', '1');
    expect([storage.getItem('a'), localStorage.getItem('a')]).toEqual(['1', '1']);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('storage that a frame is refused stores nothing, and breaks nothing', () => {
    const storage = pageStorage('localStorage', refusing);
    storage.setItem('a', '1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('full storage breaks nothing', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    pageStorage('sessionStorage').setItem('a', '1');
    expect(pageStorage('sessionStorage').getItem('a')).toBeNull();
    full.mockRestore();
  });
});
