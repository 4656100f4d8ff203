import { limits } from '@sendahead/shared-contracts/constants';

/** VL-19: what a typed count amounts to: above the maximum the one before, anything but digits 0. */
export function typedCount(text: string, before: number): number {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return 0;
  const count = Number(digits);
  return count > limits.quantityPerLine ? before : count;
}
