import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFiles } from '../../integrations/files/folder/adapter.ts';
import { startTestApp } from '../../testing/test-app.ts';

describe('files on a full disk', () => {
  it('attack 109: a file that cannot be written leaves no draft behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'));
    // A folder in the file's place makes the last step of the write fail.
    mkdirSync(join(folder, 'rcv_0123456789', 'full'), { recursive: true });
    await expect(folderFiles(folder).write('rcv_0123456789', Buffer.from('photo'))).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['rcv_0123456789']);
    rmSync(folder, { recursive: true });
  });

  it('attack 109: the draft of a killed process is removed, and one that is being written is kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'));
    const [old, fresh] = ['rcv_0000000001.a.draft', 'rcv_0000000002.b.draft'];
    for (const name of [old, fresh]) writeFileSync(join(folder, name), 'half');
    const yesterday = Date.now() / 1000 - 86_400;
    utimesSync(join(folder, old), yesterday, yesterday);
    await folderFiles(folder).write('rcv_0123456789', Buffer.from('photo'));
    expect(readdirSync(folder).sort()).toEqual([fresh, 'rcv_0123456789']);
    rmSync(folder, { recursive: true });
  });

  it('attack 109: a full disk is answered with 507 and storage_full', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const server = await startTestApp({
      routes: (app) =>
        void app.get('/a-full-disk', () => {
          throw full;
        }),
    });
    const answer = await server.app.inject({
      url: '/a-full-disk',
      headers: { host: 'golf.localhost', accept: 'application/json' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage_full']);
    await server.close();
  });
});
