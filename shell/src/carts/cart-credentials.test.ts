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

  it('the cart of a tab is the one that was written last', () => {
    const kept = store();
    kept.write(cart('crt_1'));
    kept.write(cart('crt_2'));
    expect(store().read()).toEqual(cart('crt_2'));
  });

  it('OPEN-01 the cart that the page is left for remains current, even when another opens in the meantime', () => {
    const kept = store();
    kept.leaveFor(cart('crt_1'));
    kept.write(cart('crt_2'));
    expect(store().read()).toEqual(cart('crt_1'));
  });
});
