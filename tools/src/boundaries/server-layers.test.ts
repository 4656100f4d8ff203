import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { judgeImport } from './import-rule.ts';
import { moduleOrder } from './module-order.ts';
import { roomOrder } from './room-order.ts';

const modules = join(__dirname, '../../../booking-api/src/modules');
const src = 'booking-api/src';

describe('the layers of the server', () => {
  it('the module order names every module exactly once', () => {
    expect([...moduleOrder].sort()).toEqual(readdirSync(modules).sort());
  });

  it('the room order names every room exactly once', () => {
    const rooms = readdirSync(join(modules, '../workflows')).filter((name) => name !== 'testing');
    expect([...roomOrder].sort()).toEqual(rooms.sort());
  });

  it('every module has something to import or to register', () => {
    const empty = moduleOrder.filter(
      (name) => !['public', 'routes.ts', 'module.ts'].some((entry) => existsSync(join(modules, name, entry))),
    );
    expect(empty).toEqual([]);
  });

  it.each([
    ['the platform, of a module', 'platform/context.ts', '../modules/accounts/public/sessions.ts'],
    ['the platform, of an integration', 'platform/context.ts', '../integrations/mail/port.ts'],
    ['the platform, of the app', 'platform/database/database.ts', '../../app.ts'],
    ['an integration, of a module', 'integrations/mail/port.ts', '../../modules/geo/public/store.ts'],
    ['a module, of a workflow', 'modules/carts/routes.ts', '../../workflows/resume/takeover/routes.ts'],
    ['a module, of the app', 'modules/carts/routes.ts', '../../app.ts'],
    ['a workflow, of the app', 'workflows/resume/takeover/routes.ts', '../../../app.ts'],
    ['a workflow, of the demo', 'workflows/resume/takeover/routes.ts', '../../../demo/people-and-codes.ts'],
    ['data, of a workflow', 'demo/rates.ts', '../workflows/resume/takeover/routes.ts'],
    ['a module, of one after it', 'modules/clubs/routes.ts', '../pricing/public/quotes.ts'],
    ['a module, of one without a place', 'modules/clubs/routes.ts', '../unheard-of/public/store.ts'],
    ['a module, of the inside of another', 'modules/pricing/routes.ts', '../carts/carts-under-way.ts'],
    ['a workflow, of the calls of a module', 'workflows/amend/module.ts', '../../modules/orders/routes.ts'],
    ['a module, of the calls of another', 'modules/pricing/routes.ts', '../carts/routes.ts'],
    [
      'a workflow, of the inside of a module',
      'workflows/resume/takeover/routes.ts',
      '../../../modules/carts/display-id.ts',
    ],
    ['a room, of one after it', 'workflows/checkout/context.ts', '../amend/legs/routes.ts'],
    ['a room, of what is no room', 'workflows/checkout/context.ts', '../crash-point.ts'],
    ['the app, of the inside of a module', 'app.ts', './modules/carts/own-carts-routes.ts'],
    ['data, of the inside of a module', 'demo/rates.ts', '../modules/geo/tables.ts'],
    ['what is no test, of what is for tests', 'modules/carts/routes.ts', '../accounts/testing/visitor.ts'],
    ['what is no test, of the tests’ folder', 'worker.ts', './testing/test-app.ts'],
  ])('refuses %s: %s imports %s', (_what, file, request) => {
    expect(judgeImport(`${src}/${file}`, request)).toMatchObject({ request });
  });

  it.each([
    ['modules/pricing/routes.ts', '../carts/public/store.ts'],
    ['modules/pricing/routes.ts', './presenter.ts'],
    ['modules/payments/public/clubs/club-account.ts', '../../club-request-routes.ts'],
    ['modules/geo/routes.ts', '../../integrations/addresses/port.ts'],
    ['modules/geo/routes.ts', '../../platform/context.ts'],
    ['integrations/mail/settings.ts', '../../platform/settings/public-url.ts'],
    ['workflows/resume/takeover/routes.ts', '../../../modules/carts/public/store.ts'],
    ['workflows/amend/legs/routes.ts', '../../checkout/context.ts'],
    ['workflows/amend/legs/routes.ts', '../cancel-order/routes.ts'],
    ['app.ts', './modules/accounts/module.ts'],
    ['app.ts', './workflows/resume/takeover/routes.ts'],
    ['prepare-database.ts', './demo/seed-demo.ts'],
    ['demo/notes.ts', '../reference/write-rows.ts'],
    ['demo/rate-sheet.ts', '../modules/tariff/public/rate-sheet.ts'],
    ['modules/carts/routes.test.ts', '../../workflows/resume/takeover/take-over.ts'],
    ['modules/accounts/testing/visitor.ts', '../../../app.ts'],
    ['conformance/fuzz.test.ts', '../modules/carts/display-id.ts'],
    ['security/session-of-role.ts', '../testing/test-app.ts'],
  ])('allows: %s imports %s', (file, request) => {
    expect(judgeImport(`${src}/${file}`, request)).toBeUndefined();
  });

  it('the security folder of the platform does not count as a test folder', () => {
    expect(judgeImport(`${src}/platform/security/csrf.ts`, '../../app.ts')).toMatchObject({
      reason: expect.stringContaining('stands above'),
    });
  });
});
