import { type Bucket, BucketFailure } from '../../bucket/bucket.ts';
import { nameOfFile } from '../file-id.ts';
import { type FilePort, FilesUnavailable } from '../port.ts';

/** Uploads end at 14.5 MB in base64; a larger file was not written here. */
const maxBytes = 16 * 1024 * 1024;

/** Keeps files in a bucket, as `files/<id>`. */
export function s3Files(bucket: Bucket): FilePort {
  const ask = <Answer>(operation: keyof FilePort, answer: Promise<Answer>): Promise<Answer> =>
    answer.catch((error: unknown) => {
      throw new FilesUnavailable(operation, error instanceof BucketFailure ? error.code : 'unknown');
    });
  const keyOf = (id: string): string => `files/${nameOfFile(id)}`;
  return {
    write: (id, bytes) => ask('write', bucket.write(keyOf(id), bytes)),
    read: (id) => ask('read', bucket.read(keyOf(id), maxBytes)),
    remove: (id) => ask('remove', bucket.remove(keyOf(id))),
  };
}
