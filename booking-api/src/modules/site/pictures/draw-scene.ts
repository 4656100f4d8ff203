import { sceneCrop } from './scene.ts';

type Scene = Parameters<typeof sceneCrop>[0];
type Hour = Parameters<typeof sceneCrop>[1];

const mostKept = 64;
const kept = new Map<string, { from: string; picture: Promise<Buffer> }>();

/**
 * The scene of a brand in pixels, for emails: most of them show no SVG. Undefined without a scene. Each is drawn once,
 * however many ask for it at the same time, and again after a release that changes the drawing.
 */
export async function drawScene(scene: Scene, hour: Hour): Promise<Buffer | undefined> {
  const from = sceneCrop(scene, hour);
  if (from === undefined) return undefined;
  const key = `${scene.brand} ${hour}`;
  const known = kept.get(key);
  if (known?.from === from) return known.picture;
  const picture = rasterize(from);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, { from, picture });
  picture.catch(() => kept.delete(key));
  return picture;
}

async function rasterize(svg: string): Promise<Buffer> {
  // Heavy and needed by this picture alone: the server starts without it.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
