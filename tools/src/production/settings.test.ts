import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { exampleSettings, namedSettings } from './testing/example-settings.ts';

const source = join(root, 'booking-api/src');
/** The files of the server that production uses. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|^(bench|conformance|security)\/|(^|\/)testing\//.test(path),
);
/** Variables that a schema reads, that code reads by name, and that have their name in a constant. */
const forms = [
  /^ {2}([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): (?:z$|z\.|instant|trustedProxies|emptyIsAbsent)/gm,
  /\benv\.([A-Z][A-Z0-9_]+)/g,
  /^const keyName = '([A-Z_]+)'/gm,
];
const inCode = new Set(
  files.flatMap((path) => {
    const text = readFileSync(join(source, path), 'utf8');
    return forms.flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => name));
  }),
);
/** Set by the image and the units, or by the person who releases. */
const elsewhere: readonly string[] = ['NODE_ENV', 'RELEASE_TOKEN'];
/** Read by commands alone. */
const ofCommands: readonly string[] = ['RELEASE_TOKENS'];
const settings = [...inCode].filter((name) => !elsewhere.includes(name)).sort();

describe('the settings of servers and workers', () => {
  it('the settings are found in the code', () => {
    expect(settings).toEqual(
      expect.arrayContaining([
        'CARRIER_TIMEOUT_MS',
        'LOG_LEVEL',
        'SECRETS_KEY',
        'TEAM_EMAILS',
        'TWILIO_FROM',
      ]),
    );
    expect(settings.length).toBeGreaterThan(60);
  });

  it('each setting is in the example of a deployment, and in the documents', () => {
    const book = ['settings.md', 'operations.md', 'monitoring.md']
      .map((name) => readFileSync(join(root, 'docs', name), 'utf8'))
      .join('\n');
    const named = namedSettings();
    expect(settings.filter((name) => !named.includes(name))).toEqual([]);
    expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(book))).toEqual([]);
  });

  it('the example has no unknown, duplicate or empty setting, and no secret outside a file', () => {
    const named = namedSettings();
    expect(
      named.filter(
        (name) => ![...settings, ...ofCommands].includes(name) && !name.startsWith('OIDC_SECRET_'),
      ),
    ).toEqual([]);
    expect(named.length).toBe(new Set(named).size);
    expect([...exampleSettings()].filter(([, value]) => value === '')).toEqual([]);
    const text = readFileSync(join(source, 'platform/settings/secret-files.ts'), 'utf8');
    const secrets = [...text.matchAll(/^ {2}'([A-Z0-9_]+)',$/gm)].map(([, name = '']) => name);
    expect(secrets).toEqual(expect.arrayContaining(['MAIL_URL', 'S3_SECRET_ACCESS_KEY']));
    const example = readFileSync(join(root, 'deploy/settings.env.example'), 'utf8');
    for (const secret of secrets) expect(example).not.toMatch(new RegExp(`^(# )?${secret}=`, 'm'));
  });
});
