import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { createCredentialsStore } from './cart-credentials.ts';

const cart = (id: string) => ({ id, displayId: `SA-${id}`, token: `token-${id}` });

describe('the cart of a tab', () => {
  const store = () =>
    createCredentialsStore('golf', pageStorage('localStorage'), pageStorage('sessionStorage'));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is the one that was written last', () => {
    const kept = store();
    kept.write(cart('crt_1'));
    kept.write(cart('crt_2'));
    expect(store().read()).toEqual(cart('crt_2'));
  });

  it('OPEN-01 is the one that the page is left for, also when another opens on the way', () => {
    const kept = store();
    kept.leaveFor(cart('crt_1'));
    kept.write(cart('crt_2'));
    expect(store().read()).toEqual(cart('crt_1'));
  });
});
