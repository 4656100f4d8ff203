/**
 * Code that is appended to a remote's entry on the wire: its fragments fail at the moment in `window.fault`,
 * until that is cleared.
 */
export const breakable =
  (container: string) =>
  (entry: string): string =>
    `${entry}
;(() => {
  const container = globalThis[${JSON.stringify(container)}];
  const failAt = (moment) => { if (window.fault === moment) throw new Error('broken at ' + moment); };
  const drawing = (lib) => () => {
    const runtime = lib();
    const guard = (draw) => (...words) => { failAt('render'); return draw(...words); };
    return { ...runtime, jsx: guard(runtime.jsx), jsxs: guard(runtime.jsxs) };
  };
  const withBrokenDrawing = (scope) => {
    const versions = Object.entries(scope['react/jsx-runtime'] ?? {});
    const changed = versions.map(([version, share]) => [version, { ...share, lib: drawing(share.lib), get: async () => drawing(share.lib) }]);
    return { ...scope, 'react/jsx-runtime': Object.fromEntries(changed) };
  };
  globalThis[${JSON.stringify(container)}] = {
    init(scope, initScope, options) {
      const broken = withBrokenDrawing(scope);
      return container.init(broken, initScope, { ...options, shareScopeMap: { ...options?.shareScopeMap, default: broken } });
    },
    async get(name) {
      failAt('load');
      const factory = await container.get(name);
      return () => {
        failAt('load');
        const { bootstrap, mount, unmount } = factory();
        return {
          bootstrap,
          mount: async (props) => { failAt('mount'); return mount(props); },
          unmount: async (props) => { failAt('unmount'); return unmount(props); },
        };
      };
    },
  };
})();`;
