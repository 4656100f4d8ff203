import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import { pageAfterSignIn, pageAskedFor } from './after-sign-in.ts';

const origin = 'http://golf.localhost:4000';
const ship = new URL('/ship', origin);
const guest: SessionInfo = { role: 'guest', user: null, accepted_terms: false, csrf_token: 'a' };
const ann: SessionInfo = {
  role: 'consumer',
  user: { id: 'usr_1', email: 'ann@lee.test', first_name: 'Ann', last_name: 'Lee', phone: '' },
  accepted_terms: true,
  csrf_token: 'b',
};

describe('the effect of signing in on a page', () => {
  it('AC-07 reloads the page while no addresses are entered, and leaves it alone afterwards', () => {
    expect(pageAfterSignIn(guest, ann, ship, false)).toBe('reload');
    expect(pageAfterSignIn(guest, ann, ship, true)).toBe('stay');
  });

  it('AC-08 OPEN-65 reloads the page for a pro, in every state of its form', () => {
    expect(pageAfterSignIn(guest, { ...ann, role: 'pro' }, ship, true)).toBe('reload');
  });

  it('AC-03 AC-05 waits for the terms, and reloads the page when they are accepted', () => {
    const without = { ...ann, accepted_terms: false };
    expect(pageAfterSignIn(guest, without, ship, false)).toBe('stay');
    expect(pageAfterSignIn(without, ann, ship, true)).toBe('reload');
  });

  it('AC-05 RT-15 the page moves to the address that its link names', () => {
    const page = new URL('/ship?login_flag=1&value=%2Fpayments%2Freceipt%3Forder_id%3Dx', origin);
    expect(pageAfterSignIn({ ...ann, accepted_terms: false }, ann, page, true)).toEqual({
      to: `${origin}/payments/receipt?order_id=x`,
    });
  });

  it('TK-23 the part of the address after # goes along to the page that it names', () => {
    const page = new URL(
      '/account?login_flag=1&value=%2Fadmin%2Fcontinue%3Fto%3D%252Fship#for=usr_1',
      origin,
    );
    expect(pageAfterSignIn(guest, ann, page, false)).toEqual({
      to: `${origin}/admin/continue?to=%2Fship#for=usr_1`,
    });
  });

  it('the page stays when a signed-in user has only changed the account', () => {
    expect(pageAfterSignIn(ann, ann, ship, false)).toBe('stay');
  });

  it('the page ignores a user who is still a guest', () => {
    expect(pageAfterSignIn(guest, guest, ship, false)).toBe('stay');
  });
});

describe('RT-15 redirects that an address may request (attack 60)', () => {
  const to = (value: string, flag = '1') => {
    const page = new URL('/ship', origin);
    if (flag) page.searchParams.set('login_flag', flag);
    page.searchParams.set('value', value);
    return pageAskedFor(page);
  };

  it.each([
    ['/payments/receipt?order_id=x', `${origin}/payments/receipt?order_id=x`],
    ['/ship#payment', `${origin}/ship#payment`],
    ['/.//evil.test', `${origin}//evil.test`],
  ])('%s is a page of ours', (value, href) => {
    expect(to(value)).toBe(href);
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'http:evil.test',
    '@evil.test',
    '',
    'http://golf.localhost:4001/',
  ])('%j is not followed', (value) => {
    expect(to(value)).toBeNull();
  });

  it('nothing is followed without the flag', () => {
    expect(to('/payments/receipt', '')).toBeNull();
  });
});
