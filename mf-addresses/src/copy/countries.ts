/** Offered until the server's list of countries is there. */
export const commonCountries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
] as const;
