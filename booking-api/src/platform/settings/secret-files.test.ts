import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const url = 'postgres://x@localhost/y';

describe('a secret in a file', () => {
  it('a secret in a file is read as if it were set, without the line break at its end', () => {
    const config = readConfig({
      DATABASE_URL_FILE: file('url', `${url}\n`),
      OIDC_SECRET_STAFF_FILE: file('oidc', 'a secret '),
      SSL_CERT_FILE: '/no/secret/of/ours',
    });
    expect(config.databaseUrl).toBe(url);
    expect(config.env.OIDC_SECRET_STAFF).toBe('a secret ');
    expect(config.env.SSL_CERT).toBeUndefined();
  });

  it('a secret in a file is refused next to the same setting, and when it is unreadable or empty, all in one answer', () => {
    const read = () =>
      readConfig({
        DATABASE_URL: url,
        DATABASE_URL_FILE: file('again', url),
        SECRETS_KEY_FILE: join(folder, 'absent'),
        MAIL_URL_FILE: file('empty', '\n'),
      });
    expect(read).toThrow('DATABASE_URL: set, and DATABASE_URL_FILE too; leave one out');
    expect(read).toThrow('absent cannot be read or is empty');
    expect(read).toThrow('empty cannot be read or is empty');
  });
});
