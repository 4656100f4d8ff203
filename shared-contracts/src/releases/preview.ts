/** The URL parameter that names a preview. */
export const previewParameter = 'preview';

/** The header by which a previewed page declares itself in each call. */
export const previewHeader = 'x-preview';

const pages: Readonly<Record<string, string>> = { 'mf-orders': '/orders', 'mf-admin': '/admin' };

/** The page with most of a part's content. */
export const pageOfPart = (part: string): string => pages[part] ?? '/ship';
