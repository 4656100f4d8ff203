import { followNews, type NewsOptions } from './follow-news.ts';

const pollMs = 15_000;

/** News of a path for a remote: from the stream, or by polling when there is no stream. */
export function pageNews(
  { path, page, ask }: Pick<NewsOptions, 'path' | 'page' | 'ask'>,
  read: () => void,
): () => void {
  let polling: ReturnType<typeof setInterval> | undefined;
  const live = (is: boolean): void => {
    clearInterval(polling);
    polling = is ? undefined : setInterval(() => page.hidden || read(), pollMs);
  };
  const stop = followNews({
    path,
    page,
    ask,
    told: {
      opened: () => {
        live(true);
        // What happened since the page was read is in no stream.
        read();
      },
      changed: read,
      lost: () => live(false),
    },
  });
  return () => {
    clearInterval(polling);
    stop();
  };
}
