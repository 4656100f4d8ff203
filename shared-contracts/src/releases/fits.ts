import type { Misfit } from './misfit.ts';
import type { Needs, Offers } from './needs.ts';

/**
 * Whether `^built` takes `lent`, for versions of three plain numbers from 0.1.0 on: nothing older, and below 1.0
 * nothing of another minor. Anything else fits nothing, as Module Federation and npm read it differently.
 */
export function fits(built: string, lent = ''): boolean {
  const [major = 0, minor, patch = 0] = built.split('.').map(Number);
  const [lentMajor, lentMinor = 0, lentPatch = -1] = lent.split('.').map(Number);
  if (minor === undefined || lentMajor !== major) return false;
  return lentMinor === minor ? lentPatch >= patch : major > 0 && lentMinor > minor;
}

const firstMissing = (
  needed: Readonly<Record<string, string>>,
  has: (name: string, digest: string) => boolean,
): string | undefined => Object.entries(needed).find(([name, digest]) => !has(name, digest))?.[0];

/**
 * The first unmet need of a build; undefined when it fits. A topic that the shell does not know is fine: the parts that use
 * it meet by its name.
 */
export function misfitOf(needs: Needs, offers: Offers): Misfit | undefined {
  const missing = {
    library: firstMissing(needs.libraries, (name, version) => fits(version, offers.libraries[name])),
    lent: firstMissing(needs.lent, (name, digest) => offers.lent[name]?.includes(digest) ?? false),
    call: firstMissing(needs.calls, (name, digest) => offers.calls[name]?.includes(digest) ?? false),
    topic: firstMissing(needs.topics, (name, digest) => offers.topics[name]?.includes(digest) ?? true),
  };
  for (const kind of ['library', 'lent', 'call', 'topic'] as const) {
    const name = missing[kind];
    if (name !== undefined) return { kind, name };
  }
  return undefined;
}
