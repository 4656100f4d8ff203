import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';

/** News for the fragments of a page; the code that follows it is loaded when the first fragment asks. */
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
