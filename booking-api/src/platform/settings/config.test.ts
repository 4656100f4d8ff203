import { readConfig } from './config.ts';

const good = { DATABASE_URL: 'postgres://x@localhost/y' };

describe('settings', () => {
  it('settings have defaults for all but the database', () => {
    expect(readConfig(good)).toMatchObject({
      production: false,
      port: 4000,
      gatewayUrl: 'http://localhost:4001',
      clockStart: undefined,
      trustedProxies: null,
      publicUrl: 'http://{brand}.localhost:4000',
    });
  });

  it('an empty setting counts as absent', () => {
    const empty = { PORT: '', SENDAHEAD_DATA: '', OVERLOAD_DELAY_MS: '', PUBLIC_URL: '', TRUST_PROXY: '' };
    const { env: _, ...config } = readConfig({ ...good, ...empty });
    const { env: __, ...usual } = readConfig(good);
    expect(config).toEqual(usual);
    expect(readConfig({ ...good, SECRETS_KEY: '' }).env.SECRETS_KEY).toBeUndefined();
  });

  it('settings with wrong values are all named together', () => {
    expect(() =>
      readConfig({ DATABASE_URL: 'mysql://x', PORT: 'many', SENDAHEAD_CLOCK: '2026-11-23' }),
    ).toThrow(/DATABASE_URL[\s\S]*PORT|PORT[\s\S]*DATABASE_URL/);
    expect(() => readConfig({})).toThrow('DATABASE_URL');
  });

  it('settings require a second factor for staff in production, and elsewhere if so configured', () => {
    const read = (more: object) => readConfig({ ...good, ...more }).staffSecondFactorRequired;
    expect([read({}), read({ NODE_ENV: 'production' })]).toEqual([false, true]);
    expect(read({ STAFF_SECOND_FACTOR: 'required' })).toBe(true);
    expect(read({ NODE_ENV: 'production', STAFF_SECOND_FACTOR: 'offered' })).toBe(false);
  });

  it('OR-06 settings keep the people of orders without a limit, or for 400 days and more', () => {
    const read = (ORDERS_KEEP_PEOPLE_DAYS?: string) =>
      readConfig({ ...good, ORDERS_KEEP_PEOPLE_DAYS }).ordersKeepPeopleDays;
    expect([read(), read(''), read('400'), read('2555')]).toEqual([undefined, undefined, 400, 2555]);
    for (const wrong of ['0', '399', '-1', '500.5', 'never', ' '])
      expect(() => read(wrong)).toThrow('ORDERS_KEEP_PEOPLE_DAYS');
  });

  it('accept a clock as an instant with offset, but not in production', () => {
    const SENDAHEAD_CLOCK = '2026-12-01T09:00:00-05:00';
    expect(readConfig({ ...good, SENDAHEAD_CLOCK })).toMatchObject({ clockStart: SENDAHEAD_CLOCK });
    expect(readConfig({ ...good, SENDAHEAD_CLOCK_SINCE: '1970-01-01T00:00:01Z' }).clockSince).toBe(1000);
    expect(() => readConfig({ ...good, SENDAHEAD_CLOCK: '2026-12-01T09:00:00' })).toThrow('SENDAHEAD_CLOCK');
    expect(() => readConfig({ ...good, SENDAHEAD_CLOCK, NODE_ENV: 'production' })).toThrow(
      'not allowed in production',
    );
  });
});
