import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One jest project per package; what differs is the environment and whether PostgreSQL is needed. */
const transform = {
  '^.+\\.(m?[jt]sx?)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};
// Packages that ship ESM only and so must be transformed for jest's CommonJS runtime.
const esmOnly = [
  'cookie',
  '@fastify/cookie',
  'content-disposition',
  'kysely',
  'pg-boss',
  '@sendahead',
  'd3-.*',
  'topojson-client',
  'internmap',
  'country-region-data',
  'postal-mime',
  'openid-client',
  'oauth4webapi',
  'jose',
  'serialize-error',
  'non-error',
  'culori',
  'execa',
  '@noble',
  '@otplib',
  '@scure',
  'wouter',
  'regexparam',
  'any-ascii',
];

/** @param {string[]} more names of files of tools/src/testing, in addition to those that always apply */
const setup = (...more) =>
  ['no-noise', 'same-seed', 'patience', ...more].map(
    (file) => `${import.meta.dirname}/tools/src/testing/${file}.ts`,
  );

/** @param {string} name @param {'node' | 'jsdom'} environment @param {Record<string, unknown>} [extra] */
const project = (name, environment, extra = {}) => ({
  displayName: name,
  rootDir: `<rootDir>/${name}`.replace('<rootDir>', import.meta.dirname),
  testEnvironment: environment,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(css|woff2|svg)$': `${import.meta.dirname}/tools/src/testing/asset-stand-in.ts` },
  setupFilesAfterEnv: setup(),
  ...extra,
});

/** Files with their own environment or mocked modules, which a bundle cannot provide. */
const runsAlone = (/** @type {string} */ path) =>
  /@jest-environment|jest\.mock\(/.test(readFileSync(path, 'utf8'));

/**
 * The same tests, several files at a time: a bundle loads the modules of its package once, which is most of the work of a
 * short test file. `npm test` runs bundles; a file that is named (`npx jest <path>`) runs alone.
 * @param {string} name @param {'node' | 'jsdom'} environment @param {Record<string, unknown>} [extra] @param {number} [most] files of a bundle
 */
const bundled = (name, environment, extra = {}, most = 16) => {
  const folder = join(import.meta.dirname, name);
  const files = globSync('src/**/*.test.{ts,tsx}', { cwd: folder })
    .sort()
    .map((path) => join(folder, path));
  const alone = files.filter(runsAlone);
  const together = files.filter((path) => !alone.includes(path));
  const bundles = Math.ceil(together.length / most);
  return [
    ...(alone.length > 0 ? [project(name, environment, { ...extra, testMatch: alone })] : []),
    ...Array.from({ length: bundles }, (_, bundle) =>
      project(name, environment, {
        ...extra,
        testMatch: [`${import.meta.dirname}/tools/src/testing/bundle.ts`],
        roots: ['<rootDir>', `${import.meta.dirname}/tools/src/testing`],
        globals: { bundle: together.filter((_path, index) => index % bundles === bundle) },
      }),
    ),
  ];
};
const inPackage = process.env.BUNDLES === 'yes' ? bundled : project;

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));
const browserPackages = ['shared-ui', 'shell', ...remotes];

/** One PostgreSQL for all projects of a run that need it. */
const withPostgres = {
  globalSetup: `${import.meta.dirname}/tools/src/testing/postgres-setup.ts`,
  globalTeardown: `${import.meta.dirname}/tools/src/testing/postgres-teardown.ts`,
};

export default {
  // One more than the cores of the smallest machine, since the server's tests mostly wait. An external
  // server allows a hundred connections by default, and a worker opens up to forty.
  maxWorkers: process.env.DATABASE_URL ? 2 : 3,
  projects: [
    inPackage('shared-contracts', 'node'),
    project('tools', 'node'),
    ...browserPackages.map((name) =>
      inPackage(name, 'jsdom', { setupFilesAfterEnv: setup('patience-of-views') }),
    ),
    // Its modules are the most: a bundle of twice as many files takes a sixth less of the processor.
    inPackage('booking-api', 'node', { ...withPostgres, setupFilesAfterEnv: setup('remembered-hashes') }, 32),
    project('payment-sandbox', 'node', withPostgres),
  ].flat(),
};
