import { followNews, type NewsOptions } from './follow-news.ts';

const pollMs = 15_000;
/** A stream that opens as soon as this follows a page that was read just now. */
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
        // What happened since the page was read is in no stream; where that was just now, it can wait for the first turn.
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
