import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller answers fit one packet anyway; bytes. */
const threshold = 1024;

/**
 * Compresses documents and JSON with brotli or gzip, as the browser accepts. Released files are already
 * compressed, and live updates are sent line by line. Another site cannot extract personal data by injecting
 * its own text, because session cookies are not sent across sites.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold,
    encodings: ['br', 'gzip'],
    customTypes: /^(text\/html|application\/(problem\+)?json)\b/,
    // At higher levels a request waits longer for the CPU than it saves in transfer.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // Request bodies are not decompressed: a small one could unpack to a huge one.
    globalDecompression: false,
  });
}
