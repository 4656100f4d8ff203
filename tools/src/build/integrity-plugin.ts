import type { Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * Name of the function that the shell defines on the page: address -> digest.
 * Kept in step with shell/src/integrity by a browser test.
 */
const lookup = 'sendaheadIntegrity';
/** A valid digest that matches nothing: the browser refuses it, but ignores a missing or malformed digest. */
export const impossibleDigest = `sha384-${'A'.repeat(64)}`;

const guardLines = (element: string, url: string): string =>
  [
    `${element}.crossOrigin = "anonymous";`,
    `${element}.integrity = (typeof ${lookup} === "function" && ${lookup}(${url})) || "${impossibleDigest}";`,
  ].join('\n');

/** Every script that webpack's own runtime inserts carries a digest; without one it cannot run. */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('IntegrityPlugin', (source) => `${source}\n${guardLines('script', 'script.src')}`);
    });
  }
}

declare const sendaheadIntegrity: ((url: string) => string | undefined) | undefined;

/** The same for style sheets: mini-css-extract-plugin prints it into the page, so it must be self-contained. */
export function insertStyleSheet(linkTag: HTMLLinkElement): void {
  linkTag.crossOrigin = 'anonymous';
  linkTag.integrity =
    (typeof sendaheadIntegrity === 'function' && sendaheadIntegrity(linkTag.href)) ||
    'sha384-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  document.head.appendChild(linkTag);
}
