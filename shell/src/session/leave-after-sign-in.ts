import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import type { ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { pageAfterSignIn } from './after-sign-in.ts';

/** What a page that is left after a sign-in is asked before. */
export interface LeavingPage {
  points(): ShipPoints | undefined;
  /** Saves the current input. */
  saveNow(): Promise<void>;
  readonly location: Pick<Location, 'href' | 'assign' | 'reload'>;
}

/** A page on which nothing was begun has nothing to save, and nobody to say so. */
const savingMs = 3000;

const isEntered = ({ club, zip, city }: ShipPoints['origin']): boolean => Boolean(club || zip || city);

/** Goes on after a sign-in, with what was entered kept; false where the page stays as it is. */
export async function leaveAfterSignIn(
  { points, saveNow, location }: LeavingPage,
  before: SessionInfo,
  now: SessionInfo,
): Promise<boolean> {
  const known = points();
  const entered = known !== undefined && (isEntered(known.origin) || isEntered(known.destination));
  const way = pageAfterSignIn(before, now, new URL(location.href), entered);
  if (way === 'stay') return false;
  // What could not be saved is kept by the browser as far as it goes; staying would leave the page of a guest.
  await Promise.race([saveNow().catch(() => undefined), new Promise((wake) => setTimeout(wake, savingMs))]);
  if (way === 'reload') location.reload();
  else location.assign(way.to);
  return true;
}
