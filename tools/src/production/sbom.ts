import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const license = z.looseObject({
  license: z.looseObject({ id: z.string().optional(), name: z.string().optional() }).optional(),
  expression: z.string().optional(),
});
const component = z.looseObject({
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  licenses: z.array(license).default([]),
  properties: z.array(z.looseObject({ name: z.string(), value: z.string() })).default([]),
});
export type Component = z.output<typeof component>;
const bomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(component),
});
/** A list of what a program contains, in the format CycloneDX. */
export type Bom = z.output<typeof bomSchema>;

/** Packages whose description names no license of the SPDX list; from the license file of each. */
const fromTheirFiles: Readonly<Record<string, string>> = { zipcodes: 'BSD-2-Clause' };
const ours = ['booking-api', 'shared-contracts'];

/**
 * Licenses that ask a shop for no more than to name them. LGPL is allowed for libvips alone, which `sharp` loads as a
 * shared library, and CC-BY for the list of holidays, which the license list names.
 */
const allowed: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
];
const allowedFor: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'CC-BY-3.0': /^date-holidays/,
};

/**
 * What the lock file of a folder says that the server needs in production. npm's `--omit=dev` is not used: it also leaves
 * out what any workspace needs for development, such as the driver of the database. Throws when npm cannot say.
 */
export function readBom(folder: string): Bom {
  const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync(
    'npm',
    [...words, ...ours.flatMap((name) => ['--workspace', name])],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`npm sbom: ${stderr}`);
  const bom = bomSchema.parse(JSON.parse(stdout));
  const isForDevelopment = ({ properties }: Component): boolean =>
    properties.some(({ name }) => name === 'cdx:npm:package:development');
  const components = bom.components.filter((one) => !ours.includes(one.name) && !isForDevelopment(one));
  return { ...bom, components };
}

const packageFile = /(?:^|\/node_modules\/)(?:@[^/]+\/)?[^/@.][^/]*\/package\.json$/;

/** Name and version of each package below a folder's `node_modules`. */
export function installedIn(folder: string): Set<string> {
  const modules = join(folder, 'node_modules');
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) =>
    packageFile.test(path),
  );
  return new Set(
    files.flatMap((path) => {
      const { name, version } = JSON.parse(readFileSync(join(modules, path), 'utf8'));
      return name && version ? [`${name}@${version}`] : [];
    }),
  );
}

/** The license of a package as an expression of SPDX; empty if nothing names one. */
export const licenseOf = ({ name, licenses }: Component): string =>
  fromTheirFiles[name] ??
  licenses
    .map(({ license: one, expression }) => expression ?? one?.id ?? one?.name ?? '')
    .filter(Boolean)
    .join(' AND ');

/** Whether an expression is met by allowed licenses: one side of each OR, all sides of each AND. */
function isAllowed(name: string, expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ');
  const isOne = (id: string): boolean => allowed.includes(id) || (allowedFor[id]?.test(name) ?? false);
  return plain.split(' OR ').some((side) => side.split(' AND ').every((id) => isOne(id.trim())));
}

/** The packages whose license is not allowed, in words. */
export const forbiddenLicenses = ({ components }: Pick<Bom, 'components'>): string[] =>
  components
    .filter((one) => !isAllowed(one.name, licenseOf(one)))
    .map((one) => `${one.name} ${one.version}: ${licenseOf(one) || 'no license'}`);

/** The part of a list that a program's folder contains. Throws for an installed package that the list lacks. */
export function bomOf(role: string, bom: Bom, folder: string): Bom {
  const installed = installedIn(folder);
  const keyOf = ({ name, version }: Component): string => `${name}@${version}`;
  const listed = new Set(bom.components.map(keyOf));
  const unlisted = [...installed].filter((key) => !listed.has(key) && !key.startsWith('@sendahead/'));
  if (unlisted.length > 0) throw new Error(`${role}: the lock file does not list ${unlisted.join(', ')}`);
  const components = bom.components.filter((one) => installed.has(keyOf(one)));
  const named = { ...bom.metadata.component, name: `sendahead-${role}` };
  return { ...bom, metadata: { ...bom.metadata, component: named }, components };
}

/** Writes `sbom.json`, and `licenses.txt` with a line for each package. */
export function writeBom(folder: string, bom: Bom): void {
  writeFileSync(join(folder, 'sbom.json'), `${JSON.stringify(bom, null, 2)}\n`);
  const lines = bom.components.map((one) => `${one.name} ${one.version}  ${licenseOf(one)}`);
  writeFileSync(join(folder, 'licenses.txt'), `${lines.toSorted().join('\n')}\n`);
}
