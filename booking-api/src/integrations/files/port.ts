/** Files that people upload: stored outside everything that is served, and returned only to users who may see them. */
export type FilePort = {
  /** Writes a file whole or not at all; a file that is there is replaced. `id` is one of ours. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  read(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
};
