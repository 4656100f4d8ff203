import { createHmac, hash } from 'node:crypto';
import { pageOfPart, previewParameter } from '@sendahead/shared-contracts/releases/preview';
import type { Clock } from '../../../platform/clock.ts';
import { secretOf } from '../../../platform/security/sealed.ts';
import { sameBytes } from '../../../platform/security/secrets.ts';
import type { Config } from '../../../platform/settings/config.ts';

/** A built version of a part that one tab shows. */
export interface PreviewedVersion {
  readonly part: string;
  readonly version: string;
}
/** The same until an instant, in milliseconds. */
export interface Preview extends PreviewedVersion {
  readonly until: number;
}

/** Signs and reads the tokens of previews: a part, a version and an end, never a URL. */
export interface PreviewTokens {
  /**
   * The page of a part with a token for one day. Throws when the part or its version is not the name of a
   * build.
   */
  urlOf(previewed: PreviewedVersion, page?: string): string;
  /** Undefined for a forged or expired token. */
  read(token: string): Preview | undefined;
}

const dayMs = 86_400_000;
const form =
  /^(?<part>mf-[a-z]+(?:-[a-z]+)*)_(?<version>\d{1,4}\.\d{1,4}\.\d{1,4}-[0-9a-f]{6,40})_(?<until>\d{10})$/;

export function createPreviewTokens(
  config: Pick<Config, 'env' | 'production'>,
  clock: Pick<Clock, 'now'>,
): PreviewTokens {
  // A different key from the sealing key, so that neither reveals the other.
  const key = (): Buffer => hash('sha256', `preview ${secretOf(config)}`, 'buffer');
  const signed = (text: string): Buffer => createHmac('sha256', key()).update(text).digest();
  return {
    urlOf({ part, version }, page = pageOfPart(part)) {
      const until = Math.floor((clock.now() + dayMs) / 1000);
      const text = `${part}_${version}_${until}`;
      if (!form.test(text)) throw new Error(`no build has the name ${part} ${version}`);
      return `${page}?${previewParameter}=${text}.${signed(text).toString('base64url')}`;
    },
    read(token) {
      const at = token.lastIndexOf('.');
      const [text, signature] = [token.slice(0, at), token.slice(at + 1)];
      const { part, version, until } = form.exec(text)?.groups ?? {};
      if (!part || !version || !sameBytes(signed(text), Buffer.from(signature, 'base64url')))
        return undefined;
      const end = Number(until) * 1000;
      return end > clock.now() ? { part, version, until: end } : undefined;
    },
  };
}
