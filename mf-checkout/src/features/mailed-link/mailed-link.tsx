import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react';
import { takeLinkToken } from '../../state/link-token.ts';

/** The content behind a link, and how it is kept up to date. */
export interface OpenedLink<T> {
  readonly content: T;
  readonly token: string;
  readonly changed: (content: T) => void;
  readonly reread: () => Promise<void>;
}

interface MailedLinkProps<T> {
  readonly className: string;
  readonly words: { readonly title: string; readonly loading: string; readonly again: string };
  readonly open: (token: string) => Promise<T>;
  readonly failureWords: (code: string) => string;
  /** The code of a link that does not exist: it is no use to try again. */
  readonly unknown: string;
  readonly children: (opened: OpenedLink<T>) => ReactNode;
}

/** A page behind a link of an email, which is read by the token after the # of its address. `open` must not change. */
export function MailedLink<T>({
  className,
  words,
  open,
  failureWords,
  unknown,
  children,
}: MailedLinkProps<T>) {
  const [token, setToken] = useState(() => takeLinkToken(window));
  const [content, setContent] = useState<T | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const read = useCallback(async () => {
    setFailure(null);
    try {
      setContent(await open(token));
    } catch (error) {
      setFailure(isApiError(error) ? error.code : 'internal');
    }
  }, [open, token]);
  useEffect(() => {
    void read();
  }, [read]);
  useEffect(() => {
    // A newer link that is opened in this tab differs after the # alone, and loads no page.
    const take = (): void => setToken(takeLinkToken(window));
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  if (failure !== null)
    return (
      <div className={className}>
        <h1 className="page-title">{words.title}</h1>
        <Alert
          severity="danger"
          live
          action={failure === unknown ? undefined : <Button onClick={read}>{words.again}</Button>}
        >
          {failureWords(failure)}
        </Alert>
      </div>
    );
  if (content === null) return <Skeleton shape="card" count={2} label={words.loading} />;
  return (
    <div className={className}>
      <Fragment key={token}>{children({ content, token, changed: setContent, reread: read })}</Fragment>
    </div>
  );
}
