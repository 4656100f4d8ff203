const key = 'passkey_offer_left';

/** Whether somebody said "Not now" in this browser; a browser that keeps nothing is asked again. */
export function isOfferLeft(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function leaveOffer(): void {
  try {
    window.localStorage.setItem(key, 'left');
  } catch {
    // Asked again the next time, which does no harm.
  }
}
