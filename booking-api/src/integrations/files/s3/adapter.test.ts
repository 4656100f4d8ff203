import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startS3Server } from '../../bucket/testing/s3-server.ts';
import type { FilePort } from '../port.ts';
import { chooseFiles, fileSettingProblems } from '../settings.ts';

const id = 'clf_0123456789abcdefghijklmnop';
const photo = Buffer.from('photo');

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

/** Why writing, reading and removing failed. */
async function failuresOf(files: FilePort): Promise<string[]> {
  const asked = await Promise.allSettled([
    files.write(id, Buffer.from('other')),
    files.read(id),
    files.remove(id),
  ]);
  return asked.map((one) => (one.status === 'rejected' ? String(one.reason) : 'done'));
}
const filesWith = (more: Record<string, string>) => chooseFiles({ ...s3.env, ...more }, '/nowhere');

describe('a bucket', () => {
  it.each([
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'guessed' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { S3_ACCESS_KEY_ID: 'AKIDUNKNOWN' }, 'InvalidAccessKeyId'],
  ])('takes, shows and removes nothing by %s', async (_what, wrong, code) => {
    await filesWith({}).write(id, photo);
    const failed = ['write', 'read', 'remove'].map((one) => `FilesUnavailable: file store: ${one}: ${code}`);
    expect(await failuresOf(filesWith(wrong))).toEqual(failed);
    expect((await filesWith({}).read(id))?.toString()).toBe('photo');
    await filesWith({}).remove(id);
  });

  it('that does not exist is a failure, not a file that is missing', async () => {
    const failed = await failuresOf(filesWith({ S3_BUCKET: 'other-bucket' }));
    expect(failed.filter((one) => one.endsWith('NoSuchBucket'))).toHaveLength(3);
  });

  it('names neither the key nor the address in its failures', async () => {
    await expect(filesWith({ S3_SECRET_ACCESS_KEY: 'guessed' }).write(id, photo)).rejects.not.toThrow(
      /S3RVER|guessed|127\.0\.0\.1|clf_/,
    );
  });
});

describe('another server in place of a bucket', () => {
  let server: Server;
  let answer: RequestListener;
  let url: string;
  let asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push({ method: request.method, url: request.url, headers: request.headers });
      request.resume();
      answer(request, response);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(
    () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );
  const files = (more: Record<string, string> = {}) => filesWith({ S3_ENDPOINT: url, ...more });

  it('gets a digest of the content that is signed, and bytes that no browser runs', async () => {
    answer = (_request, response) => response.end();
    await files({ S3_REGION: 'eu-central-1' }).write(id, photo);
    expect(asked).toMatchObject([
      {
        method: 'PUT',
        url: `/uploads/files/${id}`,
        headers: {
          'content-type': 'application/octet-stream',
          'x-amz-content-sha256': '55c64d0fcd6f9d5f7c828093857e3fdfda68478bb4e9bd24d481ef391c7804e8',
          authorization: expect.stringMatching(
            /\/eu-central-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, /,
          ),
        },
      },
    ]);
  });

  it('that is silent is given up after the time limit', async () => {
    answer = () => undefined;
    const begun = Date.now();
    await expect(files({ FILES_TIMEOUT_MS: '300' }).write(id, photo)).rejects.toThrow('TimeoutError');
    expect(Date.now() - begun).toBeLessThan(5000);
  });

  it('that stops in the middle of a file is given up after the time limit', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-length': '100' }).write('half');
    await expect(files({ FILES_TIMEOUT_MS: '300' }).read(id)).rejects.toMatchObject({ statusCode: 503 });
  });

  it('that cuts the connection is a failure', async () => {
    answer = (_request, response) => response.destroy();
    await expect(files().read(id)).rejects.toMatchObject({ name: 'FilesUnavailable' });
  });

  it('that is busy is asked again, twice at most', async () => {
    answer = (_request, response) => response.writeHead(asked.length === 1 ? 503 : 200).end('photo');
    expect((await files().read(id))?.toString()).toBe('photo');
    answer = (_request, response) => response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    await expect(files().read(id)).rejects.toThrow('SlowDown');
    expect(asked).toHaveLength(5);
  });

  it('that redirects is not followed', async () => {
    answer = (_request, response) => response.writeHead(307, { location: `${url}/elsewhere` }).end();
    await expect(files().write(id, photo)).rejects.toThrow('status 307');
    expect(asked).toHaveLength(1);
  });

  it('that answers without an end is not read to it', async () => {
    answer = (_request, response) => {
      const more = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(1024 * 1024), () => setImmediate(more));
      };
      more();
    };
    await expect(files().read(id)).rejects.toThrow('too long');
  });
});

describe('the settings of uploads', () => {
  it('name what S3 needs, and need nothing without it', () => {
    expect(fileSettingProblems({})).toEqual([]);
    expect(fileSettingProblems({ FILES_STORE: 's3', S3_BUCKET: 'uploads' })).toEqual([
      'S3_ENDPOINT: missing; required with FILES_STORE s3',
      'S3_ACCESS_KEY_ID: missing; required with FILES_STORE s3',
      'S3_SECRET_ACCESS_KEY: missing; required with FILES_STORE s3',
    ]);
    for (const wrong of [
      { FILES_STORE: 'tape' },
      { S3_ENDPOINT: 'file:///data' },
      { S3_BUCKET: '../other' },
      { FILES_TIMEOUT_MS: 'soon' },
    ])
      expect(() => filesWith(wrong as Record<string, string>)).toThrow(Object.keys(wrong)[0]);
  });
});
