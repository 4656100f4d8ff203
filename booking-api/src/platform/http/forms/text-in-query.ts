/** A parameter of an address as text; '' when it is missing, repeated or too long. */
export function textInQuery(query: unknown, name: string, longest = 2000): string {
  const value =
    typeof query === 'object' && query !== null
      ? Object.entries(query).find(([key]) => key === name)?.[1]
      : undefined;
  return typeof value === 'string' && value.length <= longest ? value : '';
}
