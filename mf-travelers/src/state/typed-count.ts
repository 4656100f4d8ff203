import { limits } from '@sendahead/shared-contracts/constants';
import { foldText } from '@sendahead/shared-contracts/validation/fold-text';
import { isNonNegativeInteger } from '@sendahead/shared-contracts/validation/number-rules';

/** VL-19: what a typed count amounts to: above the maximum the one before, anything but digits 0. */
export function typedCount(text: string, before: number): number {
  const digits = foldText(text);
  if (!isNonNegativeInteger(digits)) return 0;
  const count = Number(digits);
  return count > limits.quantityPerLine ? before : count;
}
