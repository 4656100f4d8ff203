import { limits } from '@sendahead/shared-contracts/constants';
import { foldText } from '@sendahead/shared-contracts/validation/fold-text';
import { isNonNegativeInteger } from '@sendahead/shared-contracts/validation/number-rules';

/** VL-19: what a typed count amounts to: a number that no line can have leaves the one before, what is no number is 0. */
export function typedCount(text: string, before: number): number {
  const typed = foldText(text);
  if (!isNonNegativeInteger(typed)) return /^[-+]?\d+([.,]\d+)?$/.test(typed) ? before : 0;
  const count = Number(typed);
  return count > limits.quantityPerLine ? before : count;
}
