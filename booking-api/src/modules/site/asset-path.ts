/** `/<part>/<version>/<file>`: the files that the page may load, and nothing else of the store. */
const asset =
  /^\/(shell|mf-[a-z-]+)\/[0-9A-Za-z.-]+\/(?!part\.json$|integrity\.json$)[\w.-]+\.(js|css|json|woff2|svg|png)$/;

export const isAsset = (path: string): boolean => asset.test(path) && !path.includes('..');
