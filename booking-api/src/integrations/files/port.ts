/** Files that people gave us: kept outside everything that is served, and handed out by who may see them alone. */
export type FilePort = {
  /** Writes a file whole or not at all; a file that is there is replaced. `id` is one of ours. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  read(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
};
