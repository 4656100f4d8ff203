/**
 * Files that people upload: stored outside all served folders, and returned only to users who may see them.
 */
export type FilePort = {
  /** Writes a file completely or not at all; replaces an existing file. `id` is one of ours. Throws FilesUnavailable. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. Throws FilesUnavailable where that cannot be said. */
  read(id: string): Promise<Buffer | undefined>;
  /** A file that is not there is removed already. Throws FilesUnavailable. */
  remove(id: string): Promise<void>;
};

/**
 * The store does not answer, or refuses: people are asked to try again. `why` is a code of the store, never an address,
 * a key or what a file holds.
 */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  /** What the call is answered with: no room for another file, or a part that does not answer. */
  readonly statusCode: 503 | 507;

  constructor(operation: keyof FilePort, why: string) {
    super(`file store: ${operation}: ${why}`);
    this.statusCode = operation === 'write' ? 507 : 503;
  }
}
