import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Bus } from '@sendahead/shared-contracts/bus/bus-types';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { releaseNews } from '@sendahead/shared-contracts/releases/calls';
import { adoptFlags } from '../boot/adopt-flags.ts';
import type { Federation } from '../federation/federation.ts';
import { takeUpRelease } from '../federation/refresh-release.ts';
import type { Digests } from '../integrity/digests.ts';
import type { Stage } from './stage.ts';

/**
 * All tabs with a broken part learn of the next release at the same moment, and all open tabs of a changed
 * flag; they spread their loading over this time. A flag has to be followed within two seconds.
 */
const spreadMs = 1200;

interface Options {
  readonly stages: readonly Pick<Stage, 'heal' | 'fail'>[];
  readonly federation: Federation;
  readonly digests: Digests;
  readonly base: string;
  readonly news: FragmentHost['news'];
  readonly boot: Boot;
  readonly bus: Bus;
}

/** Renders places again that are broken, or switched off or on, if another release exists for them. */
export interface PlaceHealer {
  /** Checks the current release once. */
  look(): void;
  /** Checks whenever something is released, from now on. */
  follow(): void;
}

export function healPlaces({ stages, federation, digests, base, news, boot, bus }: Options): PlaceHealer {
  let waiting = false;
  let following = false;
  const read = async (): Promise<void> => {
    waiting = false;
    const release = await takeUpRelease({ federation, digests, base });
    if (!release) return;
    if (release.flags) adoptFlags(boot, bus, release.flags);
    for (const stage of stages) stage.heal().catch((error: unknown) => stage.fail(error));
  };
  const look = (): void => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => void read(), Math.random() * spreadMs);
  };
  return {
    look,
    follow() {
      if (following) return;
      following = true;
      news(releaseNews.path, look);
    },
  };
}
