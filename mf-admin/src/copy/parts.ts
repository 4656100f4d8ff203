const parts: Readonly<Record<string, string>> = {
  shell: 'Page frame',
  'mf-addresses': 'Addresses',
  'mf-travelers': 'Travelers',
  'mf-services': 'Services',
  'mf-checkout': 'Checkout',
  'mf-orders': 'Orders',
  'mf-admin': 'Console',
};

/** The parts that staff may be limited to. */
export const partChoices: readonly string[] = Object.keys(parts);

/** A part of the product by what people see of it; undefined for one without a page. */
export const partWord = (part: string): string | undefined => parts[part];
