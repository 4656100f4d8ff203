import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { nameOfFile } from '../file-id.ts';
import { type FilePort, FilesUnavailable } from '../port.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs: number;
};

/** Uploads end at 14.5 MB in base64; what is larger was not written here. */
const mostBytes = 16 * 1024 * 1024;
const mostErrorBytes = 16 * 1024;

/** What an answer holds; undefined where it is longer than it may be. */
async function readBytes(answer: Response, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts, bytes);
}

/** The code of a refusal, such as `SignatureDoesNotMatch`; its text may hold the key and is dropped. */
async function codeOfAnswer(answer: Response): Promise<string> {
  const text = (await readBytes(answer, mostErrorBytes))?.toString('utf8') ?? '';
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1] ?? `status ${answer.status}`;
}

/** Why there was no answer, such as `TimeoutError` or `ECONNREFUSED`. */
function codeOfFailure(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('cause' in error && error.cause) return codeOfFailure(error.cause);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'name' in error ? String(error.name) : 'unknown';
}

/**
 * Keeps files in a bucket of S3, or of what speaks like it, as `files/<id>`. The bucket is in the path, which every store
 * takes. A digest of the content is signed with the request, so nobody on the way changes a file, and every object is
 * bytes to be downloaded.
 */
export function s3Files({ endpoint, bucket, timeoutMs, ...keys }: S3Settings): FilePort {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2, initRetryMs: 100 });
  const folder = `${endpoint.replace(/\/+$/, '')}/${bucket}/files`;

  /** Asks the store; `read` gets what it answers with 200 or 204, and the rest is undefined where there is no such file. */
  async function ask<Read>(
    operation: keyof FilePort,
    id: string,
    request: RequestInit,
    read: (answer: Response) => Promise<Read>,
  ): Promise<Read | undefined> {
    const address = `${folder}/${nameOfFile(id)}`;
    let refused: string;
    try {
      // One time limit for all tries and the content. A redirect would send the request to another server.
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await client.fetch(address, { ...request, signal, redirect: 'manual' });
      if (answer.status === 200 || answer.status === 204) return await read(answer);
      refused = await codeOfAnswer(answer);
    } catch (error) {
      throw error instanceof FilesUnavailable ? error : new FilesUnavailable(operation, codeOfFailure(error));
    }
    // A bucket that is not there has no file either, but is a wrong setting.
    if (operation !== 'write' && refused === 'NoSuchKey') return undefined;
    throw new FilesUnavailable(operation, refused);
  }

  const ignore = async (answer: Response): Promise<void> => answer.body?.cancel();
  return {
    async write(id, bytes) {
      const headers = {
        'content-type': 'application/octet-stream',
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      await ask('write', id, { method: 'PUT', headers, body: new Uint8Array(bytes) }, ignore);
    },
    read: (id) =>
      ask('read', id, { method: 'GET' }, async (answer) => {
        const bytes = await readBytes(answer, mostBytes);
        if (!bytes) throw new FilesUnavailable('read', 'too long');
        return bytes;
      }),
    async remove(id) {
      await ask('remove', id, { method: 'DELETE' }, ignore);
    },
  };
}
