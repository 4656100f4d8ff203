import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { metrics } from '../../platform/metrics/metrics.ts';
import { startS3Server } from '../bucket/testing/s3-server.ts';
import type { FilePort } from './port.ts';
import { chooseFiles } from './settings.ts';

type Store = { files: FilePort; kept(): string[]; die(): Promise<void>; end(): Promise<void> };

const stores: Record<string, () => Promise<Store>> = {
  async folder() {
    const data = mkdtempSync(join(tmpdir(), 'files-'));
    const folder = join(data, 'files');
    return {
      files: chooseFiles({}, data),
      kept: () => readdirSync(folder),
      // A file in the folder's place: nothing can be written, read or removed in it.
      async die() {
        rmSync(folder, { recursive: true, force: true });
        writeFileSync(folder, '');
      },
      end: async () => rmSync(data, { recursive: true }),
    };
  },
  async s3() {
    const { env, kept, die, close } = await startS3Server();
    return { files: chooseFiles(env, '/nowhere'), kept, die, end: close };
  },
};

const [id, second] = ['clf_0123456789abcdefghijklmnop', 'rcv_abcdefghijklmnop0123456789'] as const;

describe.each(Object.keys(stores))('files in the store %s', (name) => {
  let store: Store;
  beforeEach(async () => {
    store = (await stores[name]?.()) as Store;
  });
  afterEach(() => store.end());

  it('are read as they were written, each under its own id', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 137, 80, 0]);
    await Promise.all([store.files.write(id, bytes), store.files.write(second, Buffer.from('photo'))]);
    expect(await store.files.read(id)).toEqual(bytes);
    expect((await store.files.read(second))?.toString()).toBe('photo');
    expect(store.kept().toSorted()).toEqual([id, second]);
  });

  it('are as large as an upload may be', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024, 'photo');
    await store.files.write(id, large);
    expect((await store.files.read(id))?.equals(large)).toBe(true);
  });

  it('are replaced by what is written later', async () => {
    for (const text of ['first', 'later']) await store.files.write(id, Buffer.from(text));
    expect((await store.files.read(id))?.toString()).toBe('later');
    expect(store.kept()).toEqual([id]);
  });

  it('are gone once they are removed, and removing again is no failure', async () => {
    await store.files.write(id, Buffer.from('photo'));
    for (const _time of [1, 2]) await store.files.remove(id);
    expect(await store.files.read(id)).toBeUndefined();
    expect(store.kept()).toEqual([]);
  });

  it('are undefined when nobody wrote them', async () => {
    expect(await store.files.read(id)).toBeUndefined();
  });

  it.each(['../users', 'clf_../../0123456789', 'clf_0123456789?acl', '', 'clf_ABCDEFGHIJKLMNOP'])(
    'attack 91: have no other name than an id: %p',
    async (wrong) => {
      for (const ask of [
        () => store.files.write(wrong, Buffer.from('x')),
        () => store.files.read(wrong),
        () => store.files.remove(wrong),
      ])
        await expect((async () => ask())()).rejects.toThrow('not the id of a file');
    },
  );

  it('are refused while the store is dead: writing by 507, reading and removing by 503', async () => {
    await store.files.write(id, Buffer.from('photo'));
    await store.die();
    const unavailable = { name: 'FilesUnavailable' };
    const failed = async () =>
      Number(/^files_total\{operation="write",outcome="failed"\} (\d+)$/m.exec(await metrics.metrics())?.[1]);
    const before = await failed();
    await expect(store.files.write(second, Buffer.from('photo'))).rejects.toMatchObject({
      ...unavailable,
      statusCode: 507,
    });
    await expect(store.files.read(id)).rejects.toMatchObject({ ...unavailable, statusCode: 503 });
    await expect(store.files.remove(id)).rejects.toMatchObject({ ...unavailable, statusCode: 503 });
    expect(await failed()).toBe(before + 1);
  });
});
