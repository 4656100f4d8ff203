import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { type OpenedLink, useMailedLink } from '../hooks/use-mailed-link.ts';

interface MailedLinkProps<T> {
  readonly className: string;
  readonly words: { readonly title: string; readonly loading: string; readonly again: string };
  readonly open: (token: string) => Promise<T>;
  readonly failureWords: (code: string) => string;
  /** The code of a link that does not exist, which a retry cannot fix. */
  readonly unknown: string;
  readonly children: (opened: OpenedLink<T>) => ReactNode;
}

/** A page behind a link of an email. */
export function MailedLink<T>({
  className,
  words,
  open,
  failureWords,
  unknown,
  children,
}: MailedLinkProps<T>) {
  const { token, content, failure, changed, reread } = useMailedLink(open);
  if (failure !== null)
    return (
      <div className={className}>
        <h1 className="page-title">{words.title}</h1>
        <Alert
          severity="danger"
          live
          action={failure === unknown ? undefined : <Button onClick={reread}>{words.again}</Button>}
        >
          {failureWords(failure)}
        </Alert>
      </div>
    );
  if (content === null) return <Skeleton shape="card" count={2} label={words.loading} />;
  return (
    <div className={className}>
      <Fragment key={token}>{children({ content, token, changed, reread })}</Fragment>
    </div>
  );
}
