import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

const environments = {
  node: `${import.meta.dirname}/tools/src/testing/plain-globals.cjs`,
  jsdom: 'jest-environment-jsdom',
};

/** @param {string} name @param {keyof typeof environments} environment @param {Record<string, unknown>} [extra] */
const project = (name, environment, extra = {}) => ({
  displayName: name,
  rootDir: `<rootDir>/${name}`.replace('<rootDir>', import.meta.dirname),
  testEnvironment: environments[environment],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(css|woff2|svg)$': `${import.meta.dirname}/tools/src/testing/asset-stand-in.ts` },
  setupFilesAfterEnv: setup(),
  ...extra,
});

const bundleFolder = join(import.meta.dirname, 'artifacts/bundles');
const filesOfBundle = 32;

/** @param {string} name @param {string[]} files @returns the paths of the bundles */
const writeBundles = (name, files) => {
  mkdirSync(bundleFolder, { recursive: true });
  const count = Math.ceil(files.length / filesOfBundle);
  return Array.from({ length: count }, (_, bundle) => {
    const path = join(bundleFolder, `${name}-${bundle + 1}.js`);
    const mine = files.filter((_file, index) => index % count === bundle);
    writeFileSync(
      path,
      `require('../../tools/src/testing/bundle.ts').runBundle(${JSON.stringify(mine, null, 2)});\n`,
    );
    return path;
  });
};

/** Files with their own environment or mocked modules, which a bundle cannot provide. */
const runsAlone = (/** @type {string} */ path) =>
  /@jest-environment|jest\.mock\(/.test(readFileSync(path, 'utf8'));

/**
 * The same tests, several files at a time: a bundle loads the modules of its package once, which is most of the work of a
 * short test file. `npm test` runs bundles; a file that is named (`npx jest <path>`) runs alone. All bundles of a package
 * are of one project: jest transforms a module once for each project.
 * @param {string} name @param {keyof typeof environments} environment @param {Record<string, unknown>} [extra]
 */
const bundled = (name, environment, extra = {}) => {
  const folder = join(import.meta.dirname, name);
  const files = globSync('src/**/*.test.{ts,tsx}', { cwd: folder })
    .sort()
    .map((path) => join(folder, path));
  const alone = files.filter(runsAlone);
  const bundles = writeBundles(
    name,
    files.filter((path) => !alone.includes(path)),
  );
  return project(name, environment, {
    ...extra,
    testMatch: [...alone, ...bundles],
    roots: [folder, bundleFolder],
  });
};
const inPackage = process.env.BUNDLES === 'yes' ? bundled : project;

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));
const browserPackages = ['shared-ui', 'shell', ...remotes];

/** One PostgreSQL for all projects of a run that need it. */
const withPostgres = {
  globalSetup: `${import.meta.dirname}/tools/src/testing/postgres-setup.ts`,
  globalTeardown: `${import.meta.dirname}/tools/src/testing/postgres-teardown.ts`,
};

/** The tests of the tools that need it: the others start without it. */
const overDatabase = ['promotions', 'release-store'].map(
  (name) => `${import.meta.dirname}/tools/src/release/${name}.test.ts`,
);

export default {
  // One more than the cores of the smallest machine, since the server's tests mostly wait. An external
  // server allows a hundred connections by default, and a worker opens up to forty.
  maxWorkers: process.env.DATABASE_URL ? 2 : 3,
  projects: [
    inPackage('shared-contracts', 'node'),
    project('tools', 'node', { testPathIgnorePatterns: ['/node_modules/', ...overDatabase] }),
    project('tools', 'node', { ...withPostgres, testMatch: overDatabase }),
    ...browserPackages.map((name) =>
      inPackage(name, 'jsdom', { setupFilesAfterEnv: setup('patience-of-views') }),
    ),
    inPackage('booking-api', 'node', { ...withPostgres, setupFilesAfterEnv: setup('remembered-hashes') }),
    project('payment-sandbox', 'node', withPostgres),
  ],
};
