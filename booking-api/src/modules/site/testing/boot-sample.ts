import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';

/** Boot data for tests of the page host and of the federation, which need no database. */
export function bootSample(loadTimeoutMs: number): Omit<Boot, 'release'> {
  const { release, ...boot } = guestBoot();
  return { ...boot, environment: 'test', load_timeout_ms: loadTimeoutMs };
}
