/** Countries the page offers, by their own names. */
export const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
] as const;
