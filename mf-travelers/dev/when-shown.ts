/** Calls once when this is so of the page. */
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
