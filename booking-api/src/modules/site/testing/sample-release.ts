/** The version of the sample's shell. */
export const sampleVersion = '0.1.0-aaaaaa1';
/** The digest of each of its files. */
export const sampleDigest = `sha384-${'B'.repeat(64)}`;

/** A release without remotes, whose shell has a script, a stylesheet, and any extra files. */
export const sampleRelease = (...moreFiles: string[]) => ({
  revision: 1,
  created_at: '2026-11-21T10:00:00.000Z',
  shell: {
    version: sampleVersion,
    base_url: `/assets/shell/${sampleVersion}/`,
    entry: ['main.js'],
    styles: ['main.css'],
    files: Object.fromEntries(['main.js', 'main.css', ...moreFiles].map((name) => [name, sampleDigest])),
  },
  remotes: {},
});
