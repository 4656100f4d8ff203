const mostKept = 256;
const kept = new Map<string, { svg: string; picture: Promise<Buffer> }>();

/**
 * A drawing in pixels, in the size that it names. `name` is whose picture of what it is: each is drawn once, however
 * many ask for it at the same time, and again once its drawing has changed.
 */
export function drawSvg(name: string, svg: string): Promise<Buffer> {
  const known = kept.get(name);
  if (known?.svg === svg) return known.picture;
  const picture = rasterize(svg);
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, { svg, picture });
  picture.catch(() => kept.delete(name));
  return picture;
}

async function rasterize(svg: string): Promise<Buffer> {
  // Heavy and needed by pictures alone: the server starts without it.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
