import type { Compiler } from 'webpack';
import webpack from 'webpack';

const wordy = /throw new Error\((?:"|\\"|')Can not get '[^']+'(?:"|\\"|')\)/g;

/**
 * A borrowed module without a copy of its own gets a fallback that names it, in every entry, although the runtime
 * refuses such a module long before. With forty of them the names alone would break the budget of an entry.
 */
export class ShortFallbacksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShortFallbacksPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'ShortFallbacksPlugin', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          const text = name.endsWith('.js') ? String(source.source()) : '';
          if (!wordy.test(text)) continue;
          compilation.updateAsset(
            name,
            new webpack.sources.RawSource(text.replace(wordy, 'throw Error("not lent")')),
          );
        }
      });
    });
  }
}
