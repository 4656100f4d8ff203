import { CheckField, TextArea, TextField } from '@sendahead/shared-ui';
import { BrandChecks } from '../../console/brand-checks.tsx';
import { ClubList } from '../../console/club-list.tsx';
import { flagTexts as texts } from '../../copy/flags.ts';
import type { FlagEntry } from './typed-flag.ts';

interface Props {
  readonly typed: FlagEntry;
  problem(name: string): string | undefined;
  onChange(given: Partial<FlagEntry>): void;
}

/** Who has a flag while it is on: a share of visitors, and clubs and people in addition. */
export function ReachFields({ typed, problem, onChange }: Props) {
  return (
    <>
      <TextField
        label={texts.percent}
        hint={texts.percentHint}
        inputMode="numeric"
        width="short"
        autoComplete="off"
        maxLength={3}
        value={typed.percent}
        error={problem('percent')}
        onChange={({ target }) => onChange({ percent: target.value })}
      />
      <BrandChecks
        legend={texts.brands}
        chosen={typed.brands}
        error={problem('brands')}
        onChange={(brands) => onChange({ brands })}
      />
      <CheckField
        label={texts.staffOnly}
        checked={typed.staff}
        onChange={({ target }) => onChange({ staff: target.checked })}
      />
      <ClubList
        legend={texts.clubs}
        ids={typed.club_ids}
        error={problem('club_ids')}
        onChange={(club_ids) => onChange({ club_ids })}
      />
      <TextArea
        label={texts.people}
        hint={texts.peopleHint}
        optional
        value={typed.people}
        error={problem('people')}
        onChange={({ target }) => onChange({ people: target.value })}
      />
    </>
  );
}
