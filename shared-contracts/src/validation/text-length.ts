/** VL-17: `too_long` or `too_short`, null when the length is valid. Counted in visible characters. */
export function lengthProblem(
  text: string,
  { min = 0, max }: { min?: number; max: number },
): 'too_long' | 'too_short' | null {
  const length = [...text].length;
  if (length > max) return 'too_long';
  return length > 0 && length < min ? 'too_short' : null;
}
