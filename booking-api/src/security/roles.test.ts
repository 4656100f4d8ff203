import { allows, rolesOf } from '@sendahead/shared-contracts/call/access';
import { allCalls } from '@sendahead/shared-contracts/call/catalog';
import { type CallDefinition, isWrite } from '@sendahead/shared-contracts/call/define-call';
import { type Role, roles } from '@sendahead/shared-contracts/call/roles';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { sessionOf, userOf } from './session-of-role.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.context.jobs.start('send');
});
afterAll(() => server.close());

const host = 'golf.localhost:4000';
type Asked = { status: number; code: string | undefined };
let address = 0;
async function ask(call: CallDefinition, headers: Record<string, string>): Promise<Asked> {
  address += 1;
  const answer = await server.app.inject({
    method: call.method,
    url: call.path.replaceAll(/:\w+/g, 'nothing'),
    headers: { host, accept: 'application/json', ...headers },
    // Calls are rate-limited by address; this test checks permissions, not frequency.
    remoteAddress: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    ...(call.method === 'GET' ? {} : { payload: {} }),
  });
  const json = answer.headers['content-type']?.includes('json') ?? false;
  return { status: answer.statusCode, code: json ? answer.json().code : undefined };
}

const signedOut: Asked = { status: 401, code: 'not_signed_in' };
const refused: Asked = { status: 403, code: 'not_allowed' };
const named = allCalls.map((call) => [`${call.method} ${call.path}`, call] as const);

const isServed = ({ method, path }: CallDefinition): boolean => server.app.hasRoute({ method, url: path });

describe('every call, by role', () => {
  it('a call is registered as it is defined', () => {
    expect(named.filter(([, call]) => !isServed(call)).map(([name]) => name)).toEqual([]);
  });

  it.each(named)(
    'RO-01 %s answers the roles that its definition names, and no other',
    async (_name, call) => {
      if (!isServed(call)) return;
      const nobody = await ask(call, {});
      if (call.access === 'public') expect(nobody.code).not.toBe('not_signed_in');
      else expect(nobody).toEqual(signedOut);
      for (const role of roles) {
        const answer = await ask(call, await sessionOf(server, role));
        const expected = role === 'guest' ? signedOut : refused;
        if (allows(call.access, role)) {
          expect([role, answer]).not.toEqual([role, signedOut]);
          expect([role, answer]).not.toEqual([role, refused]);
          // The gateway is not running here: calls that need it report that, which is fine.
          expect(answer.status).not.toBe(500);
        } else expect([role, answer]).toEqual([role, expected]);
      }
    },
  );

  const writes = named.filter(([, call]) => isWrite(call));
  it.each(writes)('%s writes only for our own pages (attacks 23, 24)', async (_name, call) => {
    if (!isServed(call)) return;
    const role: Role = allows(call.access, 'consumer')
      ? 'consumer'
      : (rolesOf(call.access).at(-1) ?? 'admin');
    const forged = { status: 403, code: 'csrf_token_invalid' };
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect([headers, await ask(call, { ...(await sessionOf(server, role)), ...headers })]).toEqual([
        headers,
        forged,
      ]);
    }
    if (call.access === 'public') return;
    expect(await ask(call, { ...(await sessionOf(server, role)), 'x-csrf-token': 'x'.repeat(43) })).toEqual(
      forged,
    );
    const { cookie } = await sessionOf(server, role);
    expect(await ask(call, { cookie })).toEqual(forged);
  });

  it('RO-01 admits no customer where it names a permission, and every role has a test user', () => {
    const limited = allCalls.filter(({ access }) => !allows(access, 'consumer'));
    expect(limited.length).toBeGreaterThan(5);
    for (const { access } of limited) {
      expect(rolesOf(access)).not.toContain('guest');
      // Managing brands and rates is not for every admin.
      expect(rolesOf(access)).toContain('admin_plus');
    }
    expect(Object.keys(userOf).sort()).toEqual([...roles].sort());
  });

  it('attack 47: a carrier admin has no call about money, carts or people of others', () => {
    const forSome = allCalls.filter(({ access }) => !allows(access, 'consumer'));
    const theirs = forSome.filter(({ access }) => allows(access, 'carrier_admin'));
    expect(theirs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['admin.audit-trail', 'clubs.club-user-note']),
    );
    expect(new Set(theirs.map(({ access }) => access))).toEqual(
      new Set([
        'open_console',
        'read_audit_trail',
        'read_club_notes',
        'read_every_order',
        'renew_labels',
        'work_alerts',
      ]),
    );
    // Their writes in the console: their own views, notes, handled work, which order is open, and labels with
    // address problems at the carrier.
    expect(theirs.filter(isWrite).map(({ name }) => name)).toEqual([
      'console.undo-change',
      'console.finish-work',
      'console.take-work',
      'console.report-missing-bag',
      'console.close-order',
      'console.keep-order-open',
      'console.preview-labels',
      'console.renew-labels',
      'console.note-order',
      'console.renew-label',
      'console.delete-view',
      'console.save-view',
    ]);
  });
});
