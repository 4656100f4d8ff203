import { filesTotal } from '../../platform/metrics/metrics.ts';
import type { FilePort } from './port.ts';

/** The same store, and each of its answers is counted. */
export function countedFiles({ write, read, remove }: FilePort): FilePort {
  async function counted<Answer>(operation: keyof FilePort, work: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await work;
      filesTotal.inc({ operation, outcome: 'done' });
      return answer;
    } catch (error) {
      filesTotal.inc({ operation, outcome: 'failed' });
      throw error;
    }
  }
  return {
    write: (id, bytes) => counted('write', write(id, bytes)),
    read: (id) => counted('read', read(id)),
    remove: (id) => counted('remove', remove(id)),
  };
}
