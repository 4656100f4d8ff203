/** Package -> version, as the release document has it of each part under `shared`. */
type Versions = Readonly<Record<string, string>>;

/** A package that a remote was built with and the page does not lend in a version that fits. */
export interface Misfit {
  readonly name: string;
  readonly needed: string;
  /** Absent: the page lends no such package. */
  readonly lent: string | undefined;
}

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

/** The first package that keeps a part, built with `shared`, off a page that lends `lent`; undefined when it fits. */
export function misfitOf(shared: Versions, lent: Versions): Misfit | undefined {
  const name = Object.keys(shared).find((one) => !fits(shared[one] ?? '', lent[one]));
  return name === undefined ? undefined : { name, needed: shared[name] ?? '', lent: lent[name] };
}
