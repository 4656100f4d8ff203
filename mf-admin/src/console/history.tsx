import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { type Change, changeHistory, undoChange } from '@sendahead/shared-contracts/console/history-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { historyTexts as texts } from '../copy/history.ts';
import { AskedPart } from './asked-part.tsx';
import { useAsked } from './use-asked.ts';
import { usePress } from './use-press.ts';
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

/** Who changed what of a thing, newest first, with what it was before; what nothing hangs on can be taken back. */
export function History({
  kind,
  subject,
  onUndone,
  title = texts.history,
}: {
  kind: string;
  subject: string;
  onUndone: () => void;
  /** Where a page has several. */
  title?: string;
}) {
  const asked = useAsked(changeHistory, { query: { kind, subject } });
  const { busy, error, send } = usePress(undoChange);
  const [undoing, setUndoing] = useState<string | null>(null);
  const undo = async (change: Change): Promise<void> => {
    if (busy) return;
    setUndoing(change.id);
    if (await send({ params: { changeId: change.id }, body: {} })) onUndone();
    asked.again();
  };
  return (
    <section aria-label={title} className="console-history">
      <h2>{title}</h2>
      {error ? (
        <Alert severity="danger" live>
          {isApiError(error) && error.code === 'changed_since' ? texts.changedSince : texts.notTakenBack}
        </Alert>
      ) : null}
      <AskedPart asked={asked} label={texts.loading}>
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
                      busy={busy && undoing === change.id}
                      busyLabel={texts.takingBack}
                      onClick={() => undo(change)}
                    >
                      {texts.takeBack}
                    </Button>
                  ) : null}
                </li>
              ))}
            </ol>
          )
        }
      </AskedPart>
    </section>
  );
}
