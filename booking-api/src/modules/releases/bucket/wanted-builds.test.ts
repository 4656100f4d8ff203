import { type BuildsAt, buildsOfOpenTabs, shellsBefore } from './wanted-builds.ts';

const now = Date.parse('2026-12-01T14:00:00Z');
const versionsOf = (builds: readonly { part: string; version: string }[]): string[] =>
  builds.map(({ part, version }) => `${part} ${version}`);
const revision = (at: string, shell: string, services: string): BuildsAt => ({
  at,
  builds: [
    { part: 'shell', version: shell },
    { part: 'mf-services', version: services },
  ],
});

describe('the builds that a host brings', () => {
  const revisions = [
    revision('2026-06-01T10:00:00Z', 's1', 'a1'),
    revision('2026-07-01T10:00:00Z', 's1', 'a2'),
    revision('2026-08-01T10:00:00Z', 's1', 'a3'),
    revision('2026-11-02T10:00:00Z', 's2', 'a4'),
    revision('2026-11-20T10:00:00Z', 's2', 'a5'),
    revision('2026-11-21T10:00:00Z', 's3', 'a6'),
  ];

  it('RL-20 include every version that was live in the last 30 days, newest first', () => {
    expect(versionsOf(buildsOfOpenTabs(revisions, now))).toEqual([
      'shell s3',
      'mf-services a6',
      'shell s2',
      'mf-services a5',
      'mf-services a4',
      'shell s1',
      // Live until November 2, within 30 days.
      'mf-services a3',
    ]);
  });

  it('RL-20 include the last three versions of each part, however old they are', () => {
    const aYearLater = Date.parse('2027-12-01T14:00:00Z');
    expect(versionsOf(buildsOfOpenTabs(revisions, aYearLater))).toEqual([
      'shell s3',
      'mf-services a6',
      'shell s2',
      'mf-services a5',
      'mf-services a4',
      'shell s1',
    ]);
  });

  it('RL-20 include the three shells before the live one, also after a return', () => {
    expect(versionsOf(shellsBefore(revisions))).toEqual(['shell s2', 'shell s1']);
    const returned = [...revisions, revision('2026-11-22T10:00:00Z', 's1', 'a6')];
    expect(versionsOf(shellsBefore(returned))).toEqual(['shell s3', 'shell s2']);
  });
});
