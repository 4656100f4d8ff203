/** Text that browsers do not translate. */
const untranslated = 'script, style, textarea, font, [translate="no"]';

/**
 * Acts like a browser's translator on one text: replaces the node by nested `font` elements with other text.
 */
function translate(node: Node): void {
  const text = node.nodeValue ?? '';
  if (text.trim() === '' || node.parentElement?.closest(untranslated) !== null) return;
  const outer = document.createElement('font');
  const inner = outer.appendChild(document.createElement('font'));
  inner.textContent = text;
  node.parentNode?.replaceChild(outer, node);
}

function translateWithin(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const node of texts) translate(node);
}

/**
 * Imitates the translator of a browser: it replaces all text of the page, and from then on each text that is
 * added. React then leaves text next to other children unchanged, or cannot remove it.
 */
export function translatePage(): { stop: () => void } {
  translateWithin(document.body);
  const watcher = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!node.isConnected) continue;
        if (node.nodeType === Node.TEXT_NODE) translate(node);
        else translateWithin(node);
      }
    }
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  return { stop: () => watcher.disconnect() };
}
