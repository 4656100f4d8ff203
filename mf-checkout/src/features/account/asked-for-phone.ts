const key = 'sendahead:asked-for-phone';

/** Whether the phone that a social sign-in lacks was asked for in this tab already: it may stay empty (AC-15). */
export function wasAsked(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** With storage switched off the question is only repeated. */
export function markAsked(): void {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {}
}
