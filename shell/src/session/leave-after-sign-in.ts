import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import type { ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { pageAfterSignIn } from './after-sign-in.ts';

/** The questions to a page before it is left after a sign-in. */
export interface LeavingPage {
  points(): ShipPoints | undefined;
  /** Saves the current input. */
  saveNow(): Promise<void>;
  readonly location: Pick<Location, 'href' | 'assign' | 'reload'>;
}

/** An untouched page has nothing to save, and has not loaded the code to say so. */
const savingMs = 3000;

const isEntered = ({ club, zip, city }: ShipPoints['origin']): boolean => Boolean(club || zip || city);

/** Leaves the page after a sign-in, with its input saved; false if the page remains. */
export async function leaveAfterSignIn(
  { points, saveNow, location }: LeavingPage,
  before: SessionInfo,
  now: SessionInfo,
): Promise<boolean> {
  const shipPoints = points();
  const entered =
    shipPoints !== undefined && (isEntered(shipPoints.origin) || isEntered(shipPoints.destination));
  const way = pageAfterSignIn(before, now, new URL(location.href), entered);
  if (way === 'stay') return false;
  // The browser keeps unsaved input as far as it can; staying would show a guest's page.
  await Promise.race([saveNow().catch(() => undefined), new Promise((wake) => setTimeout(wake, savingMs))]);
  if (way === 'reload') location.reload();
  else location.assign(way.to);
  return true;
}
