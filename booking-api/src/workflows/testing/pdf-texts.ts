import { inflateSync } from 'node:zlib';

/** The texts that a PDF of ours draws, page by page. */
export function textsOf(bytes: Buffer): string[] {
  const found = [...bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return found
    .filter((content) => content.includes(' Tj'))
    .map((content) =>
      [...content.matchAll(/<([0-9A-F]+)> Tj/g)]
        .map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1'))
        .join('\n'),
    );
}
