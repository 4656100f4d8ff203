/** The maximum pixels that are decoded: a bomb of a few kilobytes expands to hundreds of millions. */
const maxPixels = 60_000_000;
const maxSidePx = 2400;

const begins = (bytes: Buffer, ...head: number[]): boolean => head.every((byte, at) => bytes[at] === byte);
const isJpeg = (bytes: Buffer): boolean => begins(bytes, 0xff, 0xd8, 0xff);
const isPng = (bytes: Buffer): boolean => begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

let lastDrawn: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a JPEG or PNG as JPEG: upright, at viewing size, without its location, camera and any other
 * metadata; one picture at a time, because one may take hundreds of megabytes. Undefined for other formats,
 * or when it cannot be read.
 */
export async function redrawPicture(bytes: Buffer): Promise<Buffer | undefined> {
  if (!isJpeg(bytes) && !isPng(bytes)) return undefined;
  const drawn = lastDrawn.then(() => draw(bytes));
  lastDrawn = drawn.catch(() => undefined);
  return drawn;
}

async function draw(bytes: Buffer): Promise<Buffer | undefined> {
  // Heavy and only needed by uploads: the server starts without it.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
