/** The global name of one build of a remote. It holds the version, so two builds can live in one tab. */
export const containerName = (remote: string, version: string): string =>
  `${remote}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
