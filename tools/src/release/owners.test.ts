import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { partNames, root } from '../build/workspace.ts';
import { codeownersText, isCodeownersCurrent, readOwners, teamOf } from './owners.ts';
import { factsOf } from './part-facts.ts';

describe('owners', () => {
  it('RL-16 owners.json names the team of each part, and CODEOWNERS says the same', () => {
    const owners = readOwners();
    for (const folder of Object.keys(owners).filter((name) => name !== '*'))
      expect([folder, existsSync(join(root, folder))]).toEqual([folder, true]);
    for (const part of partNames()) expect(owners[part]?.team).toBe(factsOf(part).owner);
    expect(isCodeownersCurrent()).toBe(true);
  });

  it('CODEOWNERS has the general owner first, because the last fitting line decides', () => {
    const all = { team: 'All', handle: '@house/all' };
    const owners = { '*': all, 'mf-services': { team: 'Rates', handle: '@house/rates' } };
    expect(codeownersText(owners).split('\n').slice(1)).toEqual([
      '* @house/all',
      '/mf-services/ @house/rates',
      '',
    ]);
    expect(Object.keys(readOwners())[0]).toBe('*');
    expect(teamOf('mf-unknown', owners)).toBe('All');
  });
});
