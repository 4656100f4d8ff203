import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** A reader sees the old file or the new one, never a part of it. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  await writeFile(draft, text);
  await rename(draft, path);
}
