import { packageFileOf } from '../build/workspace.ts';
import type { PartFacts } from './point-to.ts';

/** From the part's package file: the description states why its script is on the page. */
export function factsOf(part: string): PartFacts {
  const { name, description } = packageFileOf(part);
  return { owner: name, justification: description };
}
