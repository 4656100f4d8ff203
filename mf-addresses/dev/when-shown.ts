/** Calls once when these words stand on the page. */
export function whenShown(words: string, then: () => void): void {
  const watcher = new MutationObserver(() => {
    if (!document.body.textContent.includes(words)) return;
    watcher.disconnect();
    then();
  });
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
}
