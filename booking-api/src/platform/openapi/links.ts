import { allExamples } from '@sendahead/shared-contracts/call/example-catalog';
import { originsOf } from './examples-of.ts';

/** An OpenAPI link: the values that another operation takes from this one's request and answer. */
export type Link = {
  operationId: string;
  parameters?: Record<string, string>;
  /** Values inside the next body, by JSON pointer; OpenAPI itself can only describe a whole body. */
  'x-body'?: Record<string, string>;
};

/** The links from a call, by their target operation; only `served` ones. */
export function linksOf(call: string, served: ReadonlySet<string>): Record<string, Link> {
  const links: Record<string, Link> = {};
  for (const [target, example] of Object.entries(allExamples)) {
    if (!served.has(target)) continue;
    for (const { place, from } of originsOf(example)) {
      if (from.call !== call) continue;
      links[target] ??= { operationId: target };
      const link = links[target];
      if (place.startsWith('body#')) link['x-body'] = { ...link['x-body'], [place.slice(5)]: from.at };
      else link.parameters = { ...link.parameters, [place]: from.at };
    }
  }
  return links;
}
