import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type Change, changeHistory, undoChange } from '@sendahead/shared-contracts/console/history-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changedValues, type ValueNames } from '../copy/change-words.ts';
import { historyTexts as texts } from '../copy/history.ts';
import { QueryView } from './query-view.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useApi } from './use-console.ts';
import { When } from './when.tsx';
import './history.css';

/** Changes that are shown at first. */
const shownAtFirst = 5;

/**
 * The change history of a resource, newest first, with the values before each change. A change that nothing depends on
 * can be undone.
 */
export function History({
  kind,
  subject,
  stale,
  onUndone,
  title = texts.history,
  names,
  reasonForUndo = false,
}: {
  kind: string;
  subject: string;
  /** The calls that show the resource, refetched after a change is undone. */
  stale: readonly CallDefinition[];
  onUndone?: () => void;
  /** For a page that shows several histories. */
  title?: string;
  /** The names of values with an id. */
  names?: ValueNames | undefined;
  /** An undo asks for a reason, as the change did. */
  reasonForUndo?: boolean;
}) {
  const api = useApi();
  const [whole, setWhole] = useState(false);
  const history = useQuery(queryOf(api, changeHistory, { query: { kind, subject } }));
  const undoing = useMutation(mutationOf(api, undoChange, ...stale));
  const [asking, setAsking] = useState<Change | null>(null);
  const undo = ({ id }: Change, body: { reason?: string } = {}): void => {
    if (undoing.isPending) return;
    const onSuccess = (): void => {
      setAsking(null);
      onUndone?.();
    };
    undoing.mutate({ params: { changeId: id }, body }, { onSuccess, onSettled: () => history.refetch() });
  };
  const failure = undoing.error ? failureOf(undoing.error) : null;
  return (
    <section aria-label={title} className="console-history">
      <h2>{title}</h2>
      {failure && !asking ? (
        <Alert severity="danger" live>
          {failure}
        </Alert>
      ) : null}
      {asking ? (
        <ReasonDialog
          title={texts.undoTitle}
          act={texts.undo}
          busy={undoing.isPending}
          failure={failure}
          onClose={() => setAsking(null)}
          onAct={(reason) => undo(asking, { reason })}
        >
          <p>{texts.undoSays}</p>
        </ReasonDialog>
      ) : null}
      <QueryView query={history} label={texts.loading}>
        {({ changes }) =>
          changes.length === 0 ? (
            <p className="console-history__none">{texts.none}</p>
          ) : (
            <>
              <ol>
                {(whole ? changes : changes.slice(0, shownAtFirst)).map((change) => (
                  <li key={change.id}>
                    <p>
                      <strong>{change.actor}</strong> <When instant={change.at} />
                      <span>{texts.act({ undoes: Boolean(change.undoes), reason: change.reason })}</span>
                    </p>
                    <dl>
                      {changedValues(change, names).map(({ name, before, after }) => (
                        <div key={name}>
                          <dt>{name}</dt>
                          <dd>
                            {before === null ? null : (
                              <>
                                <del>{before}</del> {texts.to}{' '}
                              </>
                            )}
                            <ins>{after}</ins>
                          </dd>
                        </div>
                      ))}
                    </dl>
                    {change.can_undo ? (
                      <Button
                        variant="quiet"
                        busy={undoing.isPending && undoing.variables.params.changeId === change.id}
                        busyLabel={texts.undoing}
                        onClick={() => (reasonForUndo ? setAsking(change) : undo(change))}
                      >
                        {texts.undo}
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ol>
              {changes.length > shownAtFirst && !whole ? (
                <Button variant="quiet" onClick={() => setWhole(true)}>
                  {texts.showAll(changes.length)}
                </Button>
              ) : null}
            </>
          )
        }
      </QueryView>
    </section>
  );
}

const failureOf = (error: Error): string =>
  isApiError(error) && error.code === 'changed_since' ? texts.changedSince : texts.notUndone;
