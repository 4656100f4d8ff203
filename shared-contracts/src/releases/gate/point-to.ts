import type { MovedBy, ReleaseDocument, ReleasedPart } from '../schema.ts';
import type { PartFile } from './part-file.ts';
import { ShellMissing } from './refusals.ts';

/** The fields of a part in the release document in addition to its build; the shell has the owner alone. */
export interface PartFacts {
  readonly owner: string;
  readonly justification: string;
}

/** The folder of a build, as pages name it. */
export const baseUrlOf = ({ part, version }: PartFile): string => `/assets/${part}/${version}/`;

/** Where pages find the manifest of a remote's build. */
export const manifestUrlOf = (build: PartFile): string => `${baseUrlOf(build)}mf-manifest.json`;

const shellOf = (
  build: PartFile,
  { owner }: PartFacts,
  moved_by: MovedBy,
  noReturn: boolean,
): ReleaseDocument['shell'] => {
  const base_url = baseUrlOf(build);
  const { version, entry, styles, files, lends } = build;
  const shell = { version, base_url, entry, styles, files, lends, moved_by, owner };
  return noReturn ? { ...shell, no_return: true } : shell;
};

/** A part that is switched off remains off, whatever version it is moved to. */
const remoteOf = (
  build: PartFile,
  facts: PartFacts,
  moved_by: MovedBy,
  before: ReleasedPart | undefined,
): ReleasedPart => ({
  moved_by,
  version: build.version,
  manifest_url: manifestUrlOf(build),
  files: build.files,
  needs: build.needs,
  rollout: { percent: 100, seed: build.build_id },
  status: before?.status ?? 'on',
  notice: before?.notice,
  owner: facts.owner,
  justification: facts.justification,
});

/** The document with these builds, otherwise unchanged. The very first release must contain the shell. */
export function pointTo(
  release: ReleaseDocument | undefined,
  builds: readonly { build: PartFile; facts: PartFacts }[],
  { now, movedBy, noReturn = false }: { now: string; movedBy: MovedBy; noReturn?: boolean | undefined },
): ReleaseDocument {
  const shellBuild = builds.find(({ build }) => build.part === 'shell');
  const shell = shellBuild ? shellOf(shellBuild.build, shellBuild.facts, movedBy, noReturn) : release?.shell;
  if (!shell) throw new ShellMissing('nothing is released yet: release the shell first');
  const remotes = builds
    .filter(({ build }) => build.part !== 'shell')
    .map(
      ({ build, facts }) =>
        [build.part, remoteOf(build, facts, movedBy, release?.remotes[build.part])] as const,
    );
  return {
    revision: release?.revision ?? 0,
    created_at: now,
    shell,
    remotes: { ...release?.remotes, ...Object.fromEntries(remotes) },
  };
}
