import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { type Bom, bomOf, forbiddenLicenses, licenseOf, readBom, writeBom } from './sbom.ts';

const component = (name: string, id: string) => ({
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
  licenses: id === '' ? [] : [{ expression: id }],
  properties: [],
});
const bomWith = (...components: ReturnType<typeof component>[]): Bom => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  metadata: { component: { name: 'sendahead' } },
  components,
});

describe('what an image contains', () => {
  const bom = readBom(root);
  const names = bom.components.map(({ name }) => name);

  it('the list has every production dependency of the server, and no tool of development', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'booking-api/package.json'), 'utf8'));
    const direct = Object.keys(dependencies).filter((name) => !name.startsWith('@sendahead/'));
    expect(direct.filter((name) => !names.includes(name))).toEqual([]);
    for (const tool of ['typescript', 'jest', '@biomejs/biome', 'webpack', 'nx', 'playwright'])
      expect(names).not.toContain(tool);
  });

  it('the lock file marks nothing in the list as needed for development alone', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const entries = Object.entries<{ version?: string; dev?: boolean }>(packages);
    const production = new Set(
      entries
        .filter(([, { dev }]) => !dev)
        .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(
      bom.components.map(({ name, version }) => `${name}@${version}`).filter((one) => !production.has(one)),
    ).toEqual([]);
  });

  it('every license is allowed', () => {
    expect(forbiddenLicenses(bom)).toEqual([]);
  });
});

describe('the licenses of packages', () => {
  it.each([
    ['MIT', []],
    ['(GPL-3.0-only OR MIT)', []],
    ['MIT AND GPL-3.0-only', ['some 1.0.0: MIT AND GPL-3.0-only']],
    ['LGPL-3.0-or-later', ['some 1.0.0: LGPL-3.0-or-later']],
    ['', ['some 1.0.0: no license']],
  ])('of %j these are refused: %j', (expression, refused) => {
    expect(forbiddenLicenses(bomWith(component('some', expression)))).toEqual(refused);
  });

  it('a role lists only packages that its folder contains, with their licenses', () => {
    const folder = mkdtempSync(join(tmpdir(), 'role-'));
    const put = (name: string): void => {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
      writeFileSync(
        join(folder, 'node_modules', name, 'package.json'),
        JSON.stringify({ name: name.split('node_modules/').at(-1), version: '1.0.0' }),
      );
    };
    put('kept');
    put('kept/node_modules/@scope/inner');
    const all = [component('kept', 'MIT'), component('@scope/inner', 'MIT'), component('removed', 'ISC')];
    const bom = bomOf('worker', bomWith(...all), folder);
    writeBom(folder, bom);
    expect(readFileSync(join(folder, 'licenses.txt'), 'utf8')).toBe(
      '@scope/inner 1.0.0  MIT\nkept 1.0.0  MIT\n',
    );
    const written = JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8'));
    expect(written).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'sendahead-worker' } },
      components: [{ name: 'kept' }, { name: '@scope/inner' }],
    });
    put('stray');
    expect(() => bomOf('worker', bomWith(...all), folder)).toThrow('does not list stray@1.0.0');
    rmSync(folder, { recursive: true });
  });

  it('a package without a license of the list has that of its license file', () => {
    expect(licenseOf(component('zipcodes', ''))).toBe('BSD-2-Clause');
  });
});
