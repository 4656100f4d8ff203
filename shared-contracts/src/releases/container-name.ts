/**
 * The global name of one build of a remote. It includes the version, so that two builds can coexist in one
 * tab.
 */
export const containerName = (remote: string, version: string): string =>
  `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
