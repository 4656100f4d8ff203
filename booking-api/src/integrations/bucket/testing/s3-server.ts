import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A server that speaks S3 and judges signatures, with one bucket. */
export async function startS3Server() {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const buckets = [{ name: 'uploads' }];
  const options = { address: '127.0.0.1', silent: true, directory, configureBuckets: buckets };
  const start = async (port: number) => {
    const server = new S3rver({ ...options, port });
    return { server, port: (await server.run()).port };
  };
  const stop = (server: S3rver) =>
    new Promise<void>((done) => {
      server.httpServer.close(() => done());
      server.httpServer.closeAllConnections();
    });
  let { server, port } = await start(0);
  const bucket = join(directory, 'uploads', 'files');
  return {
    env: {
      FILES_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** The ids of what the bucket holds. */
    kept: (): string[] =>
      existsSync(bucket)
        ? readdirSync(bucket)
            .filter((name) => name.endsWith('._S3rver_object'))
            .map((name) => name.replace('._S3rver_object', ''))
        : [],
    die: () => stop(server),
    comeBack: async () => {
      ({ server, port } = await start(port));
    },
    /** A server in its place that answers nothing, once it is dead. */
    beSilent: async () => {
      let asked = 0;
      const silent = createServer(() => {
        asked += 1;
      });
      await new Promise<void>((done) => silent.listen(port, '127.0.0.1', done));
      return {
        asked: () => asked,
        close: () =>
          new Promise<void>((done) => {
            silent.close(() => done());
            silent.closeAllConnections();
          }),
      };
    },
    close: async () => {
      if (server.httpServer.listening) await stop(server);
      rmSync(directory, { recursive: true });
    },
  };
}
