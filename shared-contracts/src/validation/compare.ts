const operators = {
  '==': (a: Comparable, b: Comparable) => String(a) === String(b),
  '===': (a: Comparable, b: Comparable) => a === b,
  '!=': (a: Comparable, b: Comparable) => String(a) !== String(b),
  '!==': (a: Comparable, b: Comparable) => a !== b,
  '<': (a: Comparable, b: Comparable) => a < b,
  '<=': (a: Comparable, b: Comparable) => a <= b,
  '>': (a: Comparable, b: Comparable) => a > b,
  '>=': (a: Comparable, b: Comparable) => a >= b,
} as const;
type Comparable = string | number;
export type ComparisonOperator = keyof typeof operators;

/** OPEN-67: every operator that a data rule may name. */
export const comparisonOperators = Object.keys(operators) as ComparisonOperator[];

/** ER-30, OPEN-67: compares by the operator's name. Throws RangeError for an unknown operator. */
export function compare(left: Comparable, operator: string, right: Comparable): boolean {
  if (!Object.hasOwn(operators, operator)) throw new RangeError(`unknown comparison operator: ${operator}`);
  return operators[operator as keyof typeof operators](left, right);
}
