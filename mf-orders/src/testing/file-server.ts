/** Serves the files that the page fetches, and records the requested addresses and the saved files. */
export function serveFiles(answer: () => { status: number; body?: unknown } | 'lost') {
  const requested: string[] = [];
  const saved: string[] = [];
  const before = { fetch: globalThis.fetch, create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  globalThis.fetch = (async (url: string) => {
    requested.push(url);
    const given = answer();
    if (given === 'lost') throw new TypeError('Failed to fetch');
    return {
      ok: given.status < 400,
      status: given.status,
      blob: async () => new Blob(['%PDF']),
      json: async () => given.body,
    };
  }) as unknown as typeof fetch;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  return {
    requested,
    saved,
    stop() {
      globalThis.fetch = before.fetch;
      URL.createObjectURL = before.create;
      URL.revokeObjectURL = before.revoke;
      click.mockRestore();
    },
  };
}
