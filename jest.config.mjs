import { readdirSync } from 'node:fs';

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

/** @param {string[]} more names of files of tools/src/testing, beside those that hold everywhere */
const setup = (...more) =>
  ['no-noise', 'same-seed', 'patience', 'second-try', ...more].map(
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

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));
const browserPackages = ['shared-ui', 'shell', ...remotes];

/** One PostgreSQL for all projects of a run that need it. */
const withPostgres = {
  globalSetup: `${import.meta.dirname}/tools/src/testing/postgres-setup.ts`,
  globalTeardown: `${import.meta.dirname}/tools/src/testing/postgres-teardown.ts`,
};

export default {
  // One more than the cores of the smallest machine: much of what the server's tests do is wait. A server of one's own
  // takes a hundred connections as it comes, of which a worker opens up to forty.
  maxWorkers: process.env.DATABASE_URL ? 2 : 3,
  projects: [
    project('shared-contracts', 'node'),
    project('tools', 'node'),
    ...browserPackages.map((name) =>
      project(name, 'jsdom', { setupFilesAfterEnv: setup('patience-of-views') }),
    ),
    project('booking-api', 'node', withPostgres),
    project('payment-sandbox', 'node', withPostgres),
  ],
};
