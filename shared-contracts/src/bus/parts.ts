/** The page's parts that are released separately and may own topics. */
export const parts = [
  'shell',
  'mf-addresses',
  'mf-travelers',
  'mf-services',
  'mf-checkout',
  'mf-admin',
  'mf-orders',
] as const;
export type Part = (typeof parts)[number];
export type Remote = Exclude<Part, 'shell'>;
