import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { useCallback, useEffect, useState } from 'react';
import { takeLinkToken } from '../state/link-token.ts';

/** The content of an emailed link, and functions to keep it up to date. */
export interface OpenedLink<T> {
  readonly content: T;
  readonly token: string;
  readonly changed: (content: T) => void;
  readonly reread: () => Promise<void>;
}

/**
 * Reads the content with the token after the # of the page's address. `failure` is a refusal's code; `open`
 * must not change.
 */
export function useMailedLink<T>(open: (token: string) => Promise<T>) {
  const [token, setToken] = useState(() => takeLinkToken(window));
  const [content, setContent] = useState<T | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const reread = useCallback(async () => {
    setFailure(null);
    try {
      setContent(await open(token));
    } catch (error) {
      setFailure(isApiError(error) ? error.code : 'internal');
    }
  }, [open, token]);
  useEffect(() => {
    void reread();
  }, [reread]);
  useEffect(() => {
    // A newer link that is opened in this tab differs only after the #, and loads no page.
    const take = (): void => setToken(takeLinkToken(window));
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return { token, content, failure, changed: setContent, reread };
}
