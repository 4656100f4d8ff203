import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Lookup } from './lookup.ts';

function guardedScript(url: string, digest: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = digest;
  script.src = url;
  return script;
}

function guardedLink(
  url: string,
  digest: string,
  attributes: Readonly<Record<string, unknown>>,
): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, String(value));
  if (link.rel === 'stylesheet') {
    // Prefetched but not applied: a remote's own loader treats any style sheet link on the page as loaded,
    // and would show its section before its styles arrive, or without them when they are refused.
    link.rel = 'preload';
    link.setAttribute('as', 'style');
  }
  link.crossOrigin = 'anonymous';
  link.integrity = digest;
  link.href = url;
  // "Try again" must request a refused file again.
  link.addEventListener('error', () => link.remove());
  return link;
}

/** Digests for what the federation runtime itself loads: manifests, entries and preloaded chunks. */
export const integrityPlugin = (lookup: Lookup): ModuleFederationRuntimePlugin => ({
  name: 'sendahead-integrity',
  createScript: ({ url }) => guardedScript(url, lookup(url)),
  createLink: ({ url, attrs }) => guardedLink(url, lookup(url), attrs ?? {}),
  async fetch(url) {
    const answer = await fetch(url, { integrity: lookup(url), credentials: 'same-origin' });
    if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
    return answer;
  },
});
