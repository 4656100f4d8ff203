import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flagDefinitions } from '@sendahead/shared-contracts/flags/registry';
import { root } from '../build/workspace.ts';
import { problemsOfFlags } from './flags.ts';

const sources = globSync('{shell,mf-*,booking-api}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.|\/testing\/|\/flags\/public\/defaults\.ts$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

const flag = { kind: 'boolean', owner: 'mf-orders', title: '', says: '', page: true } as const;
const experiment = { ...flag, kind: 'variants', variants: ['a', 'b'], ends: null } as const;
const reads = [
  'if (host.boot.flags.new_map) draw();',
  "await flags.isOn('new_list', call)",
  "'first' 'second'",
];

describe('flags', () => {
  // Only this test fails by the date: the owner of an expired flag removes it or moves its end.
  it('RL-06 no flag is past its end, and the code reads each flag', () => {
    expect(problemsOfFlags(flagDefinitions, sources, new Date().toISOString().slice(0, 10))).toEqual([]);
  });

  it('RL-06 a flag is reported with its owner on the day after its end', () => {
    const defined = { new_map: { ...flag, ends: '2026-12-24' } };
    expect(problemsOfFlags(defined, reads, '2026-12-24')).toEqual([]);
    expect(problemsOfFlags(defined, reads, '2026-12-25')).toEqual([
      'new_map ended on 2026-12-24: mf-orders removes it from the code, or moves its end in flags/registry.ts',
    ]);
  });

  it('RL-06 a flag that nothing reads is reported, on the page and on the server', () => {
    const defined = { new_map: { ...flag, ends: null }, new_list: { ...flag, ends: null } };
    expect(problemsOfFlags(defined, reads, '2026-12-01')).toEqual([]);
    expect(problemsOfFlags({ ...defined, old_map: { ...flag, ends: null } }, reads, '2026-12-01')).toEqual([
      'old_map of mf-orders is defined and read by nobody',
    ]);
  });

  it('RL-07 a second experiment is refused, because requests have a field for only one', () => {
    expect(problemsOfFlags({ first: experiment, second: experiment }, reads, '2026-12-01')).toEqual([
      'only one experiment at a time: first, second',
    ]);
  });
});
