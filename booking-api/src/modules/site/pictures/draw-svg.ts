const maxKept = 256;
const pictures = new Map<string, { svg: string; picture: Promise<Buffer> }>();

/**
 * A drawing as PNG, in its own size. `name` identifies it: concurrent requests render it once, and it is
 * rendered again when the drawing changes.
 */
export function drawSvg(name: string, svg: string): Promise<Buffer> {
  const cachedPicture = pictures.get(name);
  if (cachedPicture?.svg === svg) return cachedPicture.picture;
  const picture = rasterize(svg);
  if (pictures.size >= maxKept) pictures.clear();
  pictures.set(name, { svg, picture });
  picture.catch(() => pictures.delete(name));
  return picture;
}

async function rasterize(svg: string): Promise<Buffer> {
  // Heavy and only needed by pictures: the server starts without it.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
