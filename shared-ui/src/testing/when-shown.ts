/** Calls once when these words appear on the page. */
export const whenShown = (words: string, then: () => void): void =>
  when(() => document.body.textContent.includes(words), then);

/** Calls once when the page has a field of this id, however long that takes. */
export const whenThere = (id: string, then: () => void): void =>
  when(() => document.getElementById(id) !== null, then);

/** Calls once when the condition is true, checked on every change of the page. */
export function when(isSo: () => boolean, then: () => void): void {
  if (isSo()) {
    then();
    return;
  }
  const watcher = new MutationObserver(() => {
    if (!isSo()) return;
    watcher.disconnect();
    then();
  });
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
}
