import type { Page } from '@playwright/test';

/**
 * Acts like a browser's translator on present and later content: replaces each text node with nested `font`
 * elements. The words do not change, so that a journey finds them.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const untranslated = 'script, style, textarea, font, [translate="no"]';
    const translate = (node: Node): void => {
      const text = node.nodeValue ?? '';
      if (text.trim() === '' || node.parentElement?.closest(untranslated) !== null) return;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text;
      node.parentNode?.replaceChild(outer, node);
    };
    const translateWithin = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const node of texts) translate(node);
    };
    translateWithin(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          if (!node.isConnected) continue;
          if (node.nodeType === Node.TEXT_NODE) translate(node);
          else translateWithin(node);
        }
    }).observe(document.body, { childList: true, subtree: true });
  });
