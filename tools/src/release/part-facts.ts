import type { PartFacts } from '@sendahead/shared-contracts/releases/gate/point-to';
import { packageFileOf } from '../build/workspace.ts';
import { teamOf } from './owners.ts';

/** The team of a part, and the description of its package, which states why its script is on the page. */
export function factsOf(part: string): PartFacts {
  return { owner: teamOf(part), justification: packageFileOf(part).description };
}
