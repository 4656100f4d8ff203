import { followNews, type NewsOptions } from './follow-news.ts';

const pollMs = 15_000;
/** A stream that opens this early belongs to a page that was just read. */
const freshMs = 5_000;

/** News of a path for a remote: from the stream, or by polling when there is no stream. */
export function pageNews(
  { path, page, ask }: Pick<NewsOptions, 'path' | 'page' | 'ask'>,
  read: (only?: 'viewers') => void,
): () => void {
  const begun = Date.now();
  const look = (): void => {
    if (!page.hidden) read();
  };
  let polling: ReturnType<typeof setInterval> | undefined;
  const stop = followNews({
    path,
    page,
    ask,
    listener: {
      opened: () => {
        clearInterval(polling);
        // No stream contains changes since the page was read; if the page was just read, they can wait for
        // the first interval.
        if (Date.now() - begun < freshMs) polling = setTimeout(look, pollMs);
        else read();
      },
      changed: read,
      lost: () => {
        clearInterval(polling);
        polling = setInterval(look, pollMs);
      },
    },
  });
  return () => {
    clearInterval(polling);
    stop();
  };
}
