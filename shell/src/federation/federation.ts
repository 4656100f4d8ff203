import { createInstance } from '@module-federation/enhanced/runtime';
import { containerName } from '@sendahead/shared-contracts/releases/container-name';
import type { Misfit } from '@sendahead/shared-contracts/releases/misfit';
import type { PagePart, PageRelease } from '@sendahead/shared-contracts/releases/schema';
import { integrityPlugin } from '../integrity/federation-plugin.ts';
import type { Lookup } from '../integrity/lookup.ts';
import type { LentModule } from './lent-modules.ts';
import { lendRuntimeCore } from './runtime-core.ts';
import { shareOf } from './share.ts';

export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
}

/**
 * A remote needs something that this page does not lend, or that its server does not serve. None of its code
 * has run.
 */
export class RemoteMisfit extends Error {
  override readonly name = 'RemoteMisfit';
  readonly misfit: Misfit;
  constructor(remote: string, misfit: Misfit) {
    super(`${remote} was built with another ${misfit.kind} ${misfit.name}`);
    this.misfit = misfit;
  }
}

/** A remote is switched off: its places show its owner's notice, and none of it is loaded. */
export class RemoteOff extends Error {
  override readonly name = 'RemoteOff';
  readonly notice: string;
  constructor(remote: string, notice: string) {
    super(`${remote} is switched off`);
    this.notice = notice;
  }
}

export interface Federation {
  /**
   * What a remote exposes under `./<fragment>`. Rejects when the release has no such remote or it cannot load, and
   * with RemoteMisfit or RemoteOff before anything of a remote is asked for that does not fit this page.
   */
  load(remote: string, fragment: string): Promise<unknown>;
  /** From now on remotes are loaded as this document says; running ones do not change. */
  adopt(release: PageRelease): void;
  /** Version of the shell that runs, whatever was released since. */
  readonly shell: string;
  /** The version that would be loaded now. */
  versionOf(remote: string): string | undefined;
  /** Whether a remote is switched off. */
  isOff(remote: string): boolean;
  /** A key of a remote's entry in the release document that changes with the entry. */
  standOf(remote: string): string;
}

interface Options {
  readonly release: PageRelease;
  readonly lent: readonly LentModule[];
  readonly lookup: Lookup;
  readonly base: string;
}

/** Remotes come only from the release document: the shell's bundle contains none of their addresses. */
export function createFederation({ release, lent, lookup, base }: Options): Federation {
  lendRuntimeCore(globalThis);
  const instance = createInstance({
    name: 'sendahead_shell',
    version: release.shell.version,
    remotes: [],
    shared: shareOf(lent),
    shareStrategy: 'loaded-first',
    plugins: [integrityPlugin(lookup)],
  });
  const registered = new Set<string>();
  let present = release;

  const releasedOf = (remote: string): PagePart => {
    const part = present.remotes[remote];
    if (!part) throw new RemoteUnavailable(`${remote} is not released`);
    if (part.status === 'off') throw new RemoteOff(remote, part.notice ?? '');
    if (part.misfit) throw new RemoteMisfit(remote, part.misfit);
    return part;
  };

  return {
    async load(remote, fragment) {
      const { version, manifest_url } = releasedOf(remote);
      const container = containerName(remote, version);
      if (!registered.has(container)) {
        instance.registerRemotes([{ name: container, entry: new URL(manifest_url, base).href }]);
        registered.add(container);
      }
      return instance.loadRemote<unknown>(`${container}/${fragment}`);
    },
    shell: release.shell.version,
    adopt(next) {
      present = next;
    },
    versionOf: (remote) => present.remotes[remote]?.version,
    isOff: (remote) => present.remotes[remote]?.status === 'off',
    standOf: (remote) => {
      const part = present.remotes[remote];
      return part ? `${part.version} ${part.status} ${part.notice}` : '';
    },
  };
}
