import type { Misfit } from './misfit.ts';
import type { Needs, Offers } from './needs.ts';

/**
 * Whether `^built` accepts `lent`, for versions of three plain numbers from 0.1.0 on: nothing older, and
 * below 1.0 no other minor. Any other notation is incompatible, because Module Federation and npm read it
 * differently.
 */
export function fits(built: string, lent = ''): boolean {
  const [major = 0, minor, patch = 0] = built.split('.').map(Number);
  const [lentMajor, lentMinor = 0, lentPatch = -1] = lent.split('.').map(Number);
  if (minor === undefined || lentMajor !== major) return false;
  return lentMinor === minor ? lentPatch >= patch : major > 0 && lentMinor > minor;
}

/**
 * The unmet needs of a build. A topic that the shell does not know is fine: the parts that use it find each
 * other by its name.
 */
export function misfitsOf(needs: Needs, offers: Offers): Misfit[] {
  const missing = (
    kind: Misfit['kind'],
    needed: Readonly<Record<string, string>>,
    has: (name: string, digest: string) => boolean,
  ): Misfit[] =>
    Object.entries(needed).flatMap(([name, digest]) => (has(name, digest) ? [] : [{ kind, name }]));
  return [
    ...missing('library', needs.libraries, (name, version) => fits(version, offers.libraries[name])),
    ...missing('lent', needs.lent, (name, digest) => offers.lent[name]?.includes(digest) ?? false),
    ...missing('call', needs.calls, (name, digest) => offers.calls[name]?.includes(digest) ?? false),
    ...missing('topic', needs.topics, (name, digest) => offers.topics[name]?.includes(digest) ?? true),
  ];
}

/** The first unmet need of a build; undefined when it is compatible. */
export const misfitOf = (needs: Needs, offers: Offers): Misfit | undefined => misfitsOf(needs, offers)[0];
