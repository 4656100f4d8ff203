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

/**
 * RL-08: who has a flag while it is on, in the order in which its rules apply: people, clubs, brands,
 * everyone else.
 */
export function ReachFields({ typed, problem, onChange }: Props) {
  return (
    <>
      <p>{texts.order}</p>
      <TextArea
        label={texts.people}
        hint={texts.peopleHint}
        optional
        value={typed.people}
        error={problem('people')}
        onChange={({ target }) => onChange({ people: target.value })}
      />
      <TextArea
        label={texts.exceptPeople}
        hint={texts.peopleHint}
        optional
        value={typed.except_people}
        error={problem('except_people')}
        onChange={({ target }) => onChange({ except_people: target.value })}
      />
      <ClubList
        legend={texts.clubs}
        ids={typed.club_ids}
        error={problem('club_ids')}
        onChange={(club_ids) => onChange({ club_ids })}
      />
      <ClubList
        legend={texts.exceptClubs}
        ids={typed.except_club_ids}
        error={problem('except_club_ids')}
        onChange={(except_club_ids) => onChange({ except_club_ids })}
      />
      <BrandChecks
        legend={texts.exceptBrands}
        chosen={typed.except_brands}
        error={problem('except_brands')}
        onChange={(except_brands) => onChange({ except_brands })}
      />
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
    </>
  );
}
