import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

export type BucketSettings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs: number;
};

/** Objects in a bucket of S3, or of a store that speaks its protocol. Every call may throw BucketFailure. */
export type Bucket = {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such object; fails for an object of more than `most` bytes. */
  read(key: string, most: number): Promise<Buffer | undefined>;
  /** An object that is not there is removed already. */
  remove(key: string): Promise<void>;
};

/** The bucket does not answer, or refuses. `code` is a code of the store, never an address, a key or content. */
export class BucketFailure extends Error {
  override readonly name = 'BucketFailure';
  readonly code: string;

  constructor(code: string) {
    super(`bucket: ${code}`);
    this.code = code;
  }
}

const maxErrorBytes = 16 * 1024;

/** The content of an answer; undefined if it is longer than it may be. */
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
  const text = (await readBytes(answer, maxErrorBytes))?.toString('utf8') ?? '';
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
 * Opens a bucket. The bucket is in the path, which every store takes. A digest of the content is signed with the
 * request, so nobody on the way changes an object, and every object is bytes to be downloaded.
 */
export function openBucket({ endpoint, bucket, timeoutMs, ...keys }: BucketSettings): Bucket {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2, initRetryMs: 100 });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  /** Asks the store; `read` gets an answer of 200 or 204. Returns the code of any other answer. */
  async function ask<Read>(
    key: string,
    request: RequestInit,
    read: (answer: Response) => Promise<Read>,
  ): Promise<{ done: Read } | { refused: string }> {
    try {
      // One time limit for all tries and the content. A redirect would send the request to another server.
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await client.fetch(`${root}/${key}`, { ...request, signal, redirect: 'manual' });
      if (answer.status === 200 || answer.status === 204) return { done: await read(answer) };
      return { refused: await codeOfAnswer(answer) };
    } catch (error) {
      throw error instanceof BucketFailure ? error : new BucketFailure(codeOfFailure(error));
    }
  }

  /** A bucket that is not there has no object either, but is a wrong setting. */
  async function unlessMissing<Read>(
    asked: Promise<{ done: Read } | { refused: string }>,
  ): Promise<Read | undefined> {
    const answer = await asked;
    if ('done' in answer) return answer.done;
    if (answer.refused === 'NoSuchKey') return undefined;
    throw new BucketFailure(answer.refused);
  }

  const ignore = async (answer: Response): Promise<void> => answer.body?.cancel();
  return {
    async write(key, bytes) {
      const headers = {
        'content-type': 'application/octet-stream',
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const answer = await ask(key, { method: 'PUT', headers, body: new Uint8Array(bytes) }, ignore);
      if ('refused' in answer) throw new BucketFailure(answer.refused);
    },
    read: (key, most) =>
      unlessMissing(
        ask(key, { method: 'GET' }, async (answer) => {
          const bytes = await readBytes(answer, most);
          if (!bytes) throw new BucketFailure('too long');
          return bytes;
        }),
      ),
    remove: (key) => unlessMissing(ask(key, { method: 'DELETE' }, ignore)),
  };
}
