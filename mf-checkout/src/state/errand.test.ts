import { errandOf, staffEmail } from './errand.ts';

const at = (to: string, more: Record<string, string> = {}) => {
  const value = `/admin/continue?${new URLSearchParams({ to, ...more })}`;
  return { search: `?${new URLSearchParams({ login_flag: '1', value })}` };
};

it.each([
  [
    at('/ship?change_order=ord_1', { order: 'SA-1234-5678' }),
    'Sign in to Snow to go on with order SA-1234-5678.',
  ],
  [at('/ship?change_order=ord_1', { order: 'Call 555 now' }), 'Sign in to Snow to go on with the order.'],
  [
    at('/ship?takeover_id=tko_1', { cart: 'SA-8888-1111' }),
    'Sign in to Snow to take over cart SA-8888-1111.',
  ],
  [at('/ship'), 'Sign in to Snow to book for your customer.'],
  [{ search: '?login_flag=1&value=%2Fadmin' }, null],
  [{ search: '' }, null],
])('TK-23 a sign-in at another brand names what staff wait for: %j', (location, sentence) => {
  expect(errandOf(location, 'Snow')).toBe(sentence);
});

it('TK-23 the email of staff is filled in only where staff continue', () => {
  const hash = '#for=usr_1&staff=ann%40b.test';
  expect(staffEmail({ ...at('/ship'), hash })).toBe('ann@b.test');
  expect(staffEmail({ search: '?login_flag=1', hash })).toBe('');
  expect(staffEmail({ ...at('/ship'), hash: '#staff=nobody' })).toBe('');
});
