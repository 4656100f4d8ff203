import { createHmac, hash } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import { secretOf } from '../../../../platform/security/sealed.ts';
import { sameBytes } from '../../../../platform/security/secrets.ts';
import type { Config } from '../../../../platform/settings/config.ts';

/** The parameter of an address that opens a preview, and the cookie that keeps it. */
export const brandPreviewName = 'brand_preview';

/** How long a preview can be opened and kept. */
export const previewSeconds = 3600;

/** Signs and reads the tokens by which staff see a brand that is switched off. */
export interface BrandPreviews {
  tokenOf(slug: string): string;
  /** False for a forged or expired token, and for one of another brand. */
  opens(token: unknown, slug: string): boolean;
}

export function createBrandPreviews(
  config: Pick<Config, 'env' | 'production'>,
  clock: Pick<Clock, 'now'>,
): BrandPreviews {
  // A separate key, so that no other signed text is a token.
  const key = (): Buffer => hash('sha256', `brand preview ${secretOf(config)}`, 'buffer');
  const signed = (text: string): string => createHmac('sha256', key()).update(text).digest('base64url');
  return {
    tokenOf(slug) {
      const text = `${slug}_${Math.floor(clock.now() / 1000) + previewSeconds}`;
      return `${text}.${signed(text)}`;
    },
    opens(token, slug) {
      if (typeof token !== 'string') return false;
      const [text = '', signature = ''] = token.split('.', 2);
      if (!sameBytes(Buffer.from(signed(text)), Buffer.from(signature))) return false;
      const [owner, until] = text.split('_', 2);
      return owner === slug && Number(until) * 1000 > clock.now();
    },
  };
}
