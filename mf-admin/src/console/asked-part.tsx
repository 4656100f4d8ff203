import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import type { ReactNode } from 'react';
import { actTexts } from '../copy/acts.ts';
import { listTexts as texts } from '../copy/lists.ts';
import type { Asked } from './use-asked.ts';

const isMissing = (error: unknown): boolean => isApiError(error) && [403, 404].includes(error.status);

/** Draws what was asked for; before it came, that it is on its way; and where it cannot be had, that and a way to try again. */
export function AskedPart<T>({
  asked,
  label = texts.loading,
  children,
}: {
  asked: Asked<T>;
  label?: string;
  children: (value: T) => ReactNode;
}) {
  const failed =
    asked.status === 'failed' ? (
      isMissing(asked.error) ? (
        <Alert severity="warning" live>
          {texts.notFound}
        </Alert>
      ) : (
        <Alert severity="danger" live action={<Button onClick={asked.again}>{actTexts.tryAgain}</Button>}>
          {texts.notRead}
        </Alert>
      )
    ) : null;
  if (asked.value === undefined) return failed ?? <Skeleton shape="line" count={6} label={label} />;
  return (
    <>
      {failed}
      <div aria-busy={asked.status === 'asking' || undefined}>{children(asked.value)}</div>
    </>
  );
}
