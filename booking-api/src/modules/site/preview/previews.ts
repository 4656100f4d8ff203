import { reachOf } from '@sendahead/shared-contracts/call/role-acts';
import record from '@sendahead/shared-contracts/record' with { type: 'json' };
import { misfitOf } from '@sendahead/shared-contracts/releases/fits';
import type { Offers } from '@sendahead/shared-contracts/releases/needs';
import { previewParameter } from '@sendahead/shared-contracts/releases/preview';
import type { PageRelease } from '@sendahead/shared-contracts/releases/schema';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Preview, PreviewTokens } from '../../releases/public/preview-token.ts';
import type { StoredBuild, StoredBuilds } from '../../releases/public/stored-builds.ts';

/** A preview with its build. */
export interface BuiltPreview extends Preview {
  readonly build: StoredBuild;
}

/** Built versions that a staff member's tab shows instead of the live one. */
export interface Previews {
  /**
   * The preview in a request's URL: none; a preview; `sign_in` when no one is signed in; `refused` for a
   * forged or expired token, for a user who is not staff, and for a build that is not in the store.
   */
  of(request: FastifyRequest): Promise<BuiltPreview | 'sign_in' | 'refused' | undefined>;
  /** Whether staff request `<part>/<version>/<file>` of a build in the store. */
  serves(request: FastifyRequest, file: string): Promise<boolean>;
}

/** A page's release with the build of a preview in it. */
export function withPreview(
  release: PageRelease,
  { part, version, build }: BuiltPreview,
  lends: Offers,
): PageRelease {
  const misfit = misfitOf(build.needs, { ...lends, calls: record.calls });
  const manifest_url = `/assets/${part}/${version}/mf-manifest.json`;
  const previewedBuild = { version, manifest_url, files: build.files, status: 'on' as const };
  return {
    ...release,
    remotes: { ...release.remotes, [part]: misfit ? { ...previewedBuild, misfit } : previewedBuild },
  };
}

const nameOfFile = /^(?<part>mf-[a-z-]+)\/(?<version>[\w.-]+)\/(?<name>.+)$/;

export function createPreviews(
  stored: StoredBuilds,
  tokens: PreviewTokens,
  sessions: AppContext['sessions'],
): Previews {
  return {
    async of(request) {
      const token = (request.query as Record<string, unknown>)[previewParameter];
      if (token === undefined) return undefined;
      const session = await sessions.find(request);
      if (!session?.user) return 'sign_in';
      const preview = typeof token === 'string' ? tokens.read(token) : undefined;
      if (!preview || reachOf(session.role, 'read_releases') === undefined) return 'refused';
      const build = await stored.read(preview.part, preview.version);
      return build ? { ...preview, build } : 'refused';
    },
    async serves(request, file) {
      const { part = '', version = '', name = '' } = nameOfFile.exec(file)?.groups ?? {};
      const session = await sessions.find(request);
      if (!session || reachOf(session.role, 'read_releases') === undefined) return false;
      return Object.hasOwn((await stored.read(part, version))?.files ?? {}, name);
    },
  };
}
