/** A page that consists of fragments below the common header. */
export interface FragmentPage {
  /** `:name` stands for one part of the path. */
  readonly path: string;
  /** The browser tab's title before the brand's name. */
  readonly title: string;
  /** It has a payment: its document allows the payment provider's frames. */
  readonly pays?: true;
  /** It saves a card without a payment: it allows the frames too. */
  readonly savesCards?: true;
}

/** The server sends the document of each, the shell fills it (`shell/src/layout/placements.ts`). */
export const fragmentPages = {
  receipt: { path: '/payments/receipt', title: 'Receipt' },
  account: { path: '/account', title: 'Your account', savesCards: true },
  shares: { path: '/payments/shares', title: 'Who has agreed to pay', pays: true },
  share: { path: '/share', title: 'Your share', pays: true },
  pay: { path: '/pay', title: 'Pay by card', pays: true },
  orders: { path: '/orders', title: 'Your orders' },
  order: { path: '/orders/:orderId', title: 'Your order', pays: true },
  track: { path: '/track/:token', title: 'Track your bags' },
} as const satisfies Readonly<Record<string, FragmentPage>>;
export type FragmentPageName = keyof typeof fragmentPages;

/** The pages with dedicated markup. */
export const markupPages = ['ship', 'quote', 'stores', 'console'] as const;
/** Every page that the shell fills, by name. */
export type PageName = FragmentPageName | (typeof markupPages)[number];

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/**
 * The parameters of a path as written; null for another page's path. A trailing slash makes no difference.
 */
export function pathValues(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const [wanted, given] = [partsOf(pattern), partsOf(path)];
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) values[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return values;
}

/** The page of a path; undefined for any other path. */
export const fragmentPageOf = (path: string): FragmentPageName | undefined =>
  (Object.keys(fragmentPages) as FragmentPageName[]).find(
    (name) => pathValues(fragmentPages[name].path, path) !== null,
  );
