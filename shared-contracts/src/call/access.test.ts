import { allows, rolesOf } from './access.ts';
import { allCalls } from './catalog.ts';
import { roles } from './roles.ts';

describe('access', () => {
  it('RO-01 knows the six roles', () => {
    expect(roles).toEqual(['guest', 'consumer', 'pro', 'admin', 'admin_plus', 'carrier_admin']);
  });
  it('lets a guest make public and session calls only', () => {
    expect([
      allows('public', 'guest'),
      allows('session', 'guest'),
      allows('signed-in', 'guest'),
      allows('read_audit_trail', 'guest'),
    ]).toEqual([true, true, false, false]);
  });
  it('keeps staff calls from customers and pro users', () => {
    expect(rolesOf('read_audit_trail')).toEqual(['admin', 'admin_plus', 'carrier_admin']);
  });
});

describe('the catalog of calls', () => {
  it('names each call and each method with path once', () => {
    const names = allCalls.map(({ name }) => name);
    const routes = allCalls.flatMap(({ method, path, alsoAt = [] }) =>
      [path, ...alsoAt].map((one) => `${method} ${one}`),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(routes).size).toBe(routes.length);
    expect(allCalls.length).toBeGreaterThan(25);
  });
});
