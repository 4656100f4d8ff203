import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import bwipjs from 'bwip-js/node';

/**
 * The order's number as a QR code: one path in a square view box, with the quiet zone that scanners require.
 */
export function orderCode(text: string): Receipt['code'] {
  const [symbol] = bwipjs.raw('qrcode', text, 'eclevel=M');
  if (!symbol || !('pixs' in symbol)) throw new Error('no code for this text');
  const { pixs, pixx: side } = symbol;
  const quiet = 4;
  const squares: string[] = [];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1)
      if (pixs[y * side + x]) squares.push(`M${x + quiet} ${y + quiet}h1v1h-1z`);
  }
  return { path: squares.join(''), size: side + 2 * quiet };
}
