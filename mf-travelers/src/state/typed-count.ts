import { limits } from '@sendahead/shared-contracts/constants';
import { foldText } from '@sendahead/shared-contracts/validation/fold-text';
import { isNonNegativeInteger } from '@sendahead/shared-contracts/validation/number-rules';

/** VL-19: parses a typed count: an impossible number keeps the previous one, text without a number is 0. */
export function typedCount(text: string, before: number): number {
  const typed = foldText(text);
  if (!isNonNegativeInteger(typed)) return /^[-+]?\d+([.,]\d+)?$/.test(typed) ? before : 0;
  const count = Number(typed);
  return count > limits.quantityPerLine ? before : count;
}
