import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third-party site with one page, on another origin. */
export async function openForeignSite(
  html: string,
  policy: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
