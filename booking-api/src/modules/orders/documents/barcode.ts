import bwipjs from 'bwip-js/node';

/** The bars of a Code 128 barcode as widths, bar and gap in turn. */
export function barsOf(text: string): number[] {
  const [symbol] = bwipjs.raw('code128', text, '');
  if (!symbol || !('sbs' in symbol)) throw new Error('no barcode for this text');
  return [...symbol.sbs];
}
