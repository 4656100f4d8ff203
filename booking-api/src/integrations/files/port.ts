/**
 * Files that people upload: stored outside all served folders, and returned only to users who may see them.
 */
export type FilePort = {
  /** Writes a file completely or not at all; replaces an existing file. `id` is one of ours. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  read(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
};
