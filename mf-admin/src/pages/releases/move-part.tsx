import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { movePart, releaseChoices } from '@sendahead/shared-contracts/releases/act-calls';
import { listReleases } from '@sendahead/shared-contracts/releases/console-calls';
import { TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { actFailureOf, revisionAfter, releaseActTexts as texts } from '../../copy/release-acts.ts';
import type { OpenedAct } from './part-acts.tsx';
import { actOf, isShare, sentOf, type TypedAct, typedOf } from './typed-act.ts';
import { VersionFields } from './version-fields.tsx';

interface Props {
  readonly opened: OpenedAct;
  /** The revision that the page showed. */
  readonly revision: number;
  readonly onClose: () => void;
  /** Called with the outcome in words. */
  readonly onDone: (said: string) => void;
}

/** RL-22, RL-24: an act on a part with its reason; after a refusal, all entries stay. */
export function MovePart({ opened, revision, onClose, onDone }: Props) {
  const { act, part } = opened;
  const [typed, setTyped] = useState(() => typedOf(opened));
  const [tried, setTried] = useState(false);
  const { isPending, error, mutate } = useMutation(
    mutationOf(useApi(), movePart, listReleases, releaseChoices),
  );
  const set = (given: Partial<TypedAct>): void => setTyped((before) => ({ ...before, ...given }));
  const hasVersion = act === 'release' || act === 'return';
  const check = (): boolean => {
    setTried(true);
    if (act === 'off') return typed.notice.trim() !== '';
    if (!hasVersion) return true;
    return typed.version !== '' && (actOf(opened, typed) !== 'canary' || isShare(typed.percent));
  };
  const send = (reason: string): void =>
    mutate(
      {
        params: { part: part.part },
        body: { ...sentOf(opened, typed), revision: revisionAfter(error) ?? revision, reason },
      },
      { onSuccess: () => onDone(texts.done[actOf(opened, typed)](part.part, typed.version)) },
    );
  return (
    <ReasonDialog
      title={texts.titles[act](part.part)}
      act={texts.names[act]}
      busy={isPending}
      failure={actFailureOf(error, part.part)}
      onClose={onClose}
      check={check}
      onAct={send}
      words={texts.reason}
      danger={act === 'off'}
    >
      <p>{texts.does[act]}</p>
      {act === 'off' && part.part === 'mf-admin' ? <p>{texts.ownConsole}</p> : null}
      {hasVersion ? <VersionFields opened={opened} typed={typed} tried={tried} onChange={set} /> : null}
      {act === 'off' ? (
        <TextField
          label={texts.notice}
          hint={texts.noticeHint}
          required
          autoComplete="off"
          maxLength={160}
          value={typed.notice}
          error={tried && typed.notice.trim() === '' ? texts.enterNotice : undefined}
          onChange={({ target }) => set({ notice: target.value })}
        />
      ) : null}
    </ReasonDialog>
  );
}
