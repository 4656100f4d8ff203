/** Answers what the page fetches as files, and keeps what was asked for and saved. */
export function serveFiles(answer: () => { status: number; body?: unknown } | 'lost') {
  const asked: string[] = [];
  const saved: string[] = [];
  const before = { fetch: globalThis.fetch, create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
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
    asked,
    saved,
    stop() {
      globalThis.fetch = before.fetch;
      URL.createObjectURL = before.create;
      URL.revokeObjectURL = before.revoke;
      click.mockRestore();
    },
  };
}
