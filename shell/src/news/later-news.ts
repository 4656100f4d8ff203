import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';

/** News for the fragments of a page; what follows them is loaded when the first asks for some. */
export const laterNews =
  (page: Document, report: (error: unknown, where: string) => void): FragmentHost['news'] =>
  (path, read) => {
    let stop: (() => void) | undefined;
    let ended = false;
    import('./page-news.ts').then(
      ({ pageNews }) => {
        if (!ended) stop = pageNews({ path, page, ask: (...request) => fetch(...request) }, read);
      },
      (error: unknown) => report(error, 'news'),
    );
    return () => {
      ended = true;
      stop?.();
    };
  };
