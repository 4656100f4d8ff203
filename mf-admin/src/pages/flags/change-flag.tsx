import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { changeFlag, type FlagOnConsole, listFlags } from '@sendahead/shared-contracts/console/flag-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { RadioGroup } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useClubNames } from '../../console/use-clubs.ts';
import { useApi } from '../../console/use-console.ts';
import { fieldProblemsOf, saveFailureOf } from '../../copy/field-problems.ts';
import {
  brandWord,
  type FlagState,
  flagProblems,
  flagStateNames,
  flagStates,
  flagTexts as texts,
  whoHas,
} from '../../copy/flags.ts';
import { ReachFields } from './reach-fields.tsx';
import { type FlagEntry, fieldsOf, isPercent, typedOf } from './typed-flag.ts';

interface Props {
  readonly flag: FlagOnConsole;
  readonly brands: readonly { code: string; name: string }[];
  readonly onClose: () => void;
}

/** The choice of who has a flag, with a sentence that describes the current choice. */
export function ChangeFlag({ flag, brands, onClose }: Props) {
  const [typed, setTyped] = useState(() => typedOf(flag));
  const [tried, setTried] = useState(false);
  const { isPending, error, mutate, reset } = useMutation(
    mutationOf(useApi(), changeFlag, listFlags, changeHistory),
  );
  const clubs = useClubNames(typed.club_ids);
  const exceptClubs = useClubNames(typed.except_club_ids);
  const set = (given: Partial<FlagEntry>): void => setTyped((before) => ({ ...before, ...given }));
  const refused = Object.keys(fieldProblemsOf(error)).map((path) => path.split('.')[0] ?? path);
  const wrong = tried && !isPercent(typed.percent) ? [...refused, 'percent'] : refused;
  const problem = (name: string) => (wrong.includes(name) ? flagProblems[name] : undefined);
  const fields = fieldsOf(typed, flag);
  const preview = whoHas(
    {
      ...fields,
      brands: typed.brands.map((slug) => brandWord(brands, slug)),
      clubs,
      exceptBrands: typed.except_brands.map((slug) => brandWord(brands, slug)),
      exceptClubs,
      exceptPeople: fields.except_people,
      percent: Number(typed.percent) || 0,
    },
    flag.default_on,
  );
  return (
    <ReasonDialog
      title={texts.changeOf(flag.title)}
      act={texts.save}
      busy={isPending}
      failure={saveFailureOf(error)}
      onClose={onClose}
      onEdit={reset}
      check={() => {
        setTried(true);
        return typed.state !== 'on' || isPercent(typed.percent);
      }}
      onAct={(reason) => {
        const sentFields = flag.for_everybody ? { is_on: fields.is_on } : fields;
        mutate(
          { params: { key: flag.key }, body: { fields: sentFields, revision: flag.revision, reason } },
          { onSuccess: onClose },
        );
      }}
    >
      <p>{flag.says}</p>
      <RadioGroup
        label={texts.state}
        options={flagStates.map((value) => ({ value, label: flagStateNames[value] }))}
        value={typed.state}
        onChange={(state: FlagState) => set({ state })}
      />
      {typed.state === 'on' && !flag.for_everybody ? (
        <ReachFields typed={typed} problem={problem} onChange={set} />
      ) : null}
      <p className="console-flags__who" aria-live="polite">
        {texts.getIt}: <strong>{preview}</strong>
      </p>
    </ReasonDialog>
  );
}
