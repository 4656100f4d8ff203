import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { releaseNews } from '@sendahead/shared-contracts/releases/calls';
import type { Federation } from '../federation/federation.ts';
import { takeUpRelease } from '../federation/refresh-release.ts';
import type { Digests } from '../integrity/digests.ts';
import type { Stage } from './stage.ts';

/** Every tab that a broken part left hears of the next release in the same moment; they load it spread over this time. */
const spreadMs = 1500;

interface Options {
  readonly stages: readonly Pick<Stage, 'heal' | 'fail'>[];
  readonly federation: Federation;
  readonly digests: Digests;
  readonly base: string;
  readonly news: FragmentHost['news'];
}

/** From now on places that are broken or switched off are drawn again as something else is released for them. Calling the result looks for it now. */
export function healPlaces({ stages, federation, digests, base, news }: Options): () => void {
  let waiting = false;
  const read = async (): Promise<void> => {
    waiting = false;
    if (!(await takeUpRelease({ federation, digests, base }))) return;
    for (const stage of stages) stage.heal().catch((error: unknown) => stage.fail(error));
  };
  const look = (): void => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => void read(), Math.random() * spreadMs);
  };
  news(releaseNews.path, look);
  return look;
}
