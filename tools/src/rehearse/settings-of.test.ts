import { poolerSettings, proxySettings } from './settings-of.ts';

describe('the deployed settings on one machine', () => {
  it('the proxy keeps its rules, and uses the servers of this machine', () => {
    const text = proxySettings(4700, [4701, 4702]);
    expect(text).toMatch(/bind 127\.0\.0\.1:4700/);
    expect(text).toMatch(/server server1 127\.0\.0\.1:4701\n {2}server server2 127\.0\.0\.1:4702/);
    expect(text).toMatch(/disable-l7-retry if METH_POST/);
    expect(text).not.toMatch(/docker|server-template/);
  });

  it.each([true, false])('the pooler serves one database by two names (named statements: %s)', (named) => {
    const text = poolerSettings({ port: 4703, database: 4704, users: '/tmp/users', namesStatements: named });
    expect(text).toMatch(/^sendahead = host=127\.0\.0\.1 port=4704 dbname=sendahead$/m);
    expect(text).toMatch(/^sessions = .* pool_mode=session$/m);
    expect(text).toMatch(/^pool_mode = transaction$/m);
    expect(/max_prepared_statements/.test(text)).toBe(named);
  });
});
