/** The parameter of a page's address that names a preview. */
export const previewParameter = 'preview';

/** The header by which a previewed page says so with each call. */
export const previewHeader = 'x-preview';

const pages: Readonly<Record<string, string>> = { 'mf-orders': '/orders', 'mf-admin': '/admin' };

/** The page that shows most of a part. */
export const pageOfPart = (part: string): string => pages[part] ?? '/ship';
