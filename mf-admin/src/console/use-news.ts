import { useEffect } from 'react';
import { useConsole } from './use-console.ts';

/** Calls `read` whenever the stream of a path reports news. `read` stays the same between renders. */
export function useNews(path: string, read: () => void): void {
  const { host } = useConsole();
  useEffect(() => host.news(path, read), [host, path, read]);
}
