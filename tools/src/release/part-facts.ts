import { packageFileOf } from '../build/workspace.ts';
import type { PartFacts } from './point-to.ts';

/** Read from the part's package file: its description is the written reason why its script is on the page. */
export function factsOf(part: string): PartFacts {
  const { name, description } = packageFileOf(part);
  return { owner: name, justification: description };
}
