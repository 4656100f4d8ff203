import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type ReleaseHook,
  releaseHooks,
  removeReleaseHook,
  testReleaseHook,
} from '@sendahead/shared-contracts/releases/hook-calls';
import { Alert, Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { hookFailureOf, releaseHookTexts as texts } from '../../copy/release-hooks.ts';
import { SetHook } from './set-hook.tsx';

/** RL-27: the addresses that get the releases of the parts that the person may release. */
export function HookList({ parts }: { parts: readonly string[] }) {
  const { data } = useQuery(queryOf(useApi(), releaseHooks, {}));
  const [set, setSet] = useState<{ part: string | null } | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  if (!data) return null;
  const { hooks } = data;
  const free = parts.filter((part) => hooks.every((hook) => hook.part !== part));
  return (
    <Panel title={texts.title}>
      <p>{texts.detail}</p>
      {hooks.length === 0 ? <p>{texts.none}</p> : null}
      <ul className="console-rows console-release">
        {hooks.map((hook) => (
          <HookRow
            key={hook.part}
            hook={hook}
            onReplace={() => setSet({ part: hook.part })}
            onRemove={() => setRemoved(hook.part)}
          />
        ))}
      </ul>
      {free.length === 0 ? null : (
        <div>
          <Button onClick={() => setSet({ part: null })}>{texts.add}</Button>
        </div>
      )}
      {set ? <SetHook part={set.part} parts={free} onClose={() => setSet(null)} /> : null}
      {removed === null ? null : <RemoveHook part={removed} onClose={() => setRemoved(null)} />}
    </Panel>
  );
}

interface RowProps {
  readonly hook: ReleaseHook;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

function HookRow({ hook: { part, address, set_by, set_at, last }, onReplace, onRemove }: RowProps) {
  const { isPending, error, mutate } = useMutation(mutationOf(useApi(), testReleaseHook, releaseHooks));
  const failure = hookFailureOf(error);
  return (
    <li>
      <strong>{texts.partName(part)}</strong>
      <span className="console-release__address">{address}</span>
      <small>
        {texts.setBy(set_by)} <When instant={set_at} />
      </small>
      <small role="status" className={last?.failure ? 'console-release__off' : undefined}>
        {last === null ? (
          texts.neverSent
        ) : (
          <>
            {texts.lastSent(last)} <When instant={last.at} />
          </>
        )}
      </small>
      {failure === null ? null : (
        <Alert severity="danger" live>
          {failure}
        </Alert>
      )}
      <div className="console-release__acts">
        <Button
          variant="quiet"
          busy={isPending}
          busyLabel={texts.testing}
          onClick={() => mutate({ params: { part } })}
        >
          {texts.test}
          <VisuallyHidden>{texts.testOf(part)}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={onReplace}>
          {texts.replace}
          <VisuallyHidden>{texts.replaceOf(part)}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          {texts.remove}
          <VisuallyHidden>{texts.removeOf(part)}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function RemoveHook({ part, onClose }: { part: string; onClose: () => void }) {
  const { isPending, error, mutate } = useMutation(mutationOf(useApi(), removeReleaseHook, releaseHooks));
  return (
    <FormDialog
      title={texts.removeTitle(part)}
      act={texts.remove}
      leave={texts.keep}
      danger
      busy={isPending}
      failure={hookFailureOf(error)}
      onClose={onClose}
      onSubmit={() => mutate({ params: { part } }, { onSuccess: onClose })}
    >
      <p>{texts.removeDoes(part)}</p>
    </FormDialog>
  );
}
