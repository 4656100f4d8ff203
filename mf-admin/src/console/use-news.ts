import { useEffect } from 'react';
import { useConsole } from './use-console.ts';

/** Calls `read` whenever the stream of a path reports news, and which kind where only the viewers changed. `read` stays the same between renders. */
export function useNews(path: string, read: (only?: 'viewers') => void): void {
  const { host } = useConsole();
  useEffect(() => host.news(path, read), [host, path, read]);
}
