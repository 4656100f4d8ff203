import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this an answer fits one packet anyway; bytes. */
const threshold = 1024;

/**
 * Compresses documents and JSON with brotli or gzip, as the browser accepts. Released files are compressed already,
 * and news are sent line by line. Another site cannot read personal data by mixing in its own words: session cookies
 * are not sent across sites.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold,
    encodings: ['br', 'gzip'],
    customTypes: /^(text\/html|application\/(problem\+)?json)\b/,
    // Above this a request waits longer for the processor than it gains on the line.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // Bodies are taken as they are: a small one could unpack to a huge one.
    globalDecompression: false,
  });
}
