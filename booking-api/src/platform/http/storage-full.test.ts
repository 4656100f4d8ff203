import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFiles } from '../../integrations/files/folder/adapter.ts';
import { startTestApp } from '../../testing/test-app.ts';

describe('files that find no room', () => {
  it('attack 109: a file that cannot be written leaves no draft behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'));
    // A folder in the file's place has the write fail at its last step.
    mkdirSync(join(folder, 'rcv_0123456789', 'full'), { recursive: true });
    await expect(folderFiles(folder).write('rcv_0123456789', Buffer.from('photo'))).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['rcv_0123456789']);
    rmSync(folder, { recursive: true });
  });

  it('attack 109: a full disk is answered 507 with storage_full', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const server = await startTestApp({
      modules: [
        (app) =>
          void app.get('/a-full-disk', () => {
            throw full;
          }),
      ],
    });
    const answer = await server.app.inject({
      url: '/a-full-disk',
      headers: { host: 'golf.localhost', accept: 'application/json' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage_full']);
    await server.close();
  });
});
