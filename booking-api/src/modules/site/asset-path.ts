/** `/<part>/<version>/<file>`: the files that the page may load, and no others in the store. */
const asset =
  /^\/(shell|mf-[a-z-]+)\/[0-9A-Za-z.-]+\/(?!part\.json$|integrity\.json$)[\w.-]+\.(js|css|json|woff2|svg|png)$/;

export const isAsset = (path: string): boolean => asset.test(path) && !path.includes('..');

/** The file of a source map: maps contain our sources, so only a server outside production serves them. */
export const mappedBy = (path: string): string | undefined => /^(.+\.(?:js|css))\.map$/.exec(path)?.[1];

/** The only script that pages of other sites load, by the digest in the release document. */
export const isForOtherSites = (path: string): boolean =>
  /[\\/]quote-element\.[0-9a-f]+\.js(\.br)?$/.test(path);
