import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type Change, changeHistory, undoChange } from '@sendahead/shared-contracts/console/history-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { historyTexts as texts } from '../copy/history.ts';
import { QueryView } from './query-view.tsx';
import { useApi } from './use-console.ts';
import { When } from './when.tsx';
import './history.css';

const words = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(words).join(', ') || 'nothing';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${words(part)}`)
      .join(', ');
  return String(value);
};
const named = (field: string): string => field.replaceAll('_', ' ');

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
}: {
  kind: string;
  subject: string;
  /** The calls that show the resource, refetched after a change is undone. */
  stale: readonly CallDefinition[];
  onUndone?: () => void;
  /** For a page that shows several histories. */
  title?: string;
}) {
  const api = useApi();
  const history = useQuery(queryOf(api, changeHistory, { query: { kind, subject } }));
  const undoing = useMutation(mutationOf(api, undoChange, ...stale));
  const undo = ({ id }: Change): void => {
    if (undoing.isPending) return;
    const input = { params: { changeId: id }, body: {} };
    undoing.mutate(input, { onSuccess: () => onUndone?.(), onSettled: () => history.refetch() });
  };
  return (
    <section aria-label={title} className="console-history">
      <h2>{title}</h2>
      {undoing.error ? (
        <Alert severity="danger" live>
          {isApiError(undoing.error) && undoing.error.code === 'changed_since'
            ? texts.changedSince
            : texts.notUndone}
        </Alert>
      ) : null}
      <QueryView query={history} label={texts.loading}>
        {({ changes }) =>
          changes.length === 0 ? (
            <p className="console-history__none">{texts.none}</p>
          ) : (
            <ol>
              {changes.map((change) => (
                <li key={change.id}>
                  <p>
                    <strong>{change.actor}</strong> <When instant={change.at} />
                    <span>{texts.act({ undoes: Boolean(change.undoes), reason: change.reason })}</span>
                  </p>
                  <dl>
                    {Object.keys(change.after).map((field) => (
                      <div key={field}>
                        <dt>{named(field)}</dt>
                        <dd>
                          {field in change.before ? (
                            <>
                              <del>{words(change.before[field])}</del> {texts.to}{' '}
                            </>
                          ) : null}
                          <ins>{words(change.after[field])}</ins>
                        </dd>
                      </div>
                    ))}
                  </dl>
                  {change.can_undo ? (
                    <Button
                      variant="quiet"
                      busy={undoing.isPending && undoing.variables.params.changeId === change.id}
                      busyLabel={texts.undoing}
                      onClick={() => undo(change)}
                    >
                      {texts.undo}
                    </Button>
                  ) : null}
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  );
}
