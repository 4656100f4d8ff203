import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitedTo } from '@sendahead/shared-contracts/releases/gate/limited-to';
import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import { releaseVersion } from '@sendahead/shared-contracts/releases/gate/release-version';
import { switchOff } from '@sendahead/shared-contracts/releases/gate/switch-part';
import { releaseParts } from '../release-parts.ts';
import { openFolderStore } from '../release-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { requireToken } from './token.ts';

const token = { part: 'mf-services', name: 'Build server' };
const required = { RELEASE_TOKENS: 'required' };
const set = { RELEASE_TOKEN: 'srt_secret' };
const never = () => {
  throw new Error('asked');
};

describe('attack 165: RL-26 a token of a team', () => {
  it('attack 165: a shop that demands tokens refuses a release without one, and others ask nobody', () => {
    expect(requireToken(['mf-services'], {}, never)).toBeUndefined();
    expect(() => requireToken(['mf-services'], required, never)).toThrow(/releases by tokens/);
    expect(() => requireToken(['mf-services'], { RELEASE_TOKENS: 'on' }, never)).toThrow('RELEASE_TOKENS');
  });

  it.each([
    [['mf-orders'], 'and not mf-orders'],
    [['shell'], 'and not shell'],
    [['mf-services', 'shell'], 'and not shell'],
  ])(
    'attack 165: a token of mf-services is refused for %p, also where the shop demands none',
    (parts, said) => {
      for (const env of [set, { ...required, ...set }])
        expect(() => requireToken(parts, env, () => token)).toThrow(said);
      expect(requireToken(['mf-services'], set, () => token)).toEqual(token);
    },
  );

  it('attack 165: an unknown token and a database that does not answer refuse, and no message has the token', () => {
    for (const answer of [null, undefined]) {
      const ask = () => requireToken(['mf-services'], set, () => answer);
      expect(ask).toThrow(/token/);
      expect(ask).not.toThrow(/srt_secret/);
    }
  });

  it('attack 165: the store of a token moves no other part, whatever the act was called', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'token-'));
    const store = openFolderStore(join(folder, 'releases'));
    const folderOf = (part: string) => join(folder, 'dist', part);
    for (const part of ['shell', 'mf-services', 'mf-orders']) writeBuild(folderOf(part), part, 'aaaaaa1');
    const order: ReleaseRequest = { movedBy: 'person', by: 'ada@example.com', ask: () => [] };
    await releaseParts(store, ['shell', 'mf-services', 'mf-orders'], { order, folderOf });
    for (const part of ['shell', 'mf-orders']) writeBuild(folderOf(part), part, 'bbbbbb2');
    const limited = limitedTo(store, ['mf-services']);
    await expect(releaseParts(limited, ['mf-orders'], { order, folderOf })).rejects.toThrow('not mf-orders');
    await expect(releaseParts(limited, ['shell'], { order, folderOf })).rejects.toThrow('not shell');
    await expect(switchOff(limited, 'mf-orders', 'Gone.', order)).rejects.toThrow('not mf-orders');
    await expect(releaseVersion(limited, 'shell', '0.1.0-bbbbbb2', order)).rejects.toThrow('not shell');
    expect((await store.read())?.revision).toBe(1);
    await switchOff(limited, 'mf-services', 'Back soon.', order);
    expect((await store.read())?.remotes['mf-services']?.status).toBe('off');
    rmSync(folder, { recursive: true, force: true });
  });
});
