const quoted = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);

const isPath = (words: string): boolean =>
  /^[\w.*][\w./*-]*$/.test(words) && (words.includes('/') || /\.(tsx?|mjs|sql|css|md|json)$/.test(words));

/** The paths in backticks in a text; without a trailing slash. Those with a placeholder (`<domain>`) are no paths. */
export const pathsNamed = (text: string): string[] => quoted(text).filter(isPath).map(withoutSlash);

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The tables in backticks in a text, by their form: `cut_offs`, or `coupons.kind` for a column. */
export const tablesNamed = (text: string): string[] =>
  quoted(text)
    .filter((words) => /^[a-z]+(_[a-z]+)+$|^[a-z_]+\.[a-z_]+$/.test(words) && !isPath(words))
    .map((words) => words.split('.')[0] ?? words);
