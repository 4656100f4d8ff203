import { followNews, type NewsOptions } from './follow-news.ts';

const pollMs = 15_000;

/** News of a path for a part of the page: told by the stream, and where there is none by asking again and again. */
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
