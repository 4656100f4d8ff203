import { Button } from '@sendahead/shared-ui';
import { clubChoiceTexts as texts } from '../copy/club-choice.ts';
import { ClubChoice } from './club-choice.tsx';
import './club-list.css';
import { useClubs } from './use-clubs.ts';

interface Props {
  readonly legend: string;
  readonly hint?: string;
  readonly ids: readonly number[];
  readonly error?: string | undefined;
  onChange(ids: number[]): void;
}

/** Any number of clubs: the chosen ones, and a box that adds another. */
export function ClubList({ legend, hint, ids, error, onChange }: Props) {
  return (
    <fieldset className="console-clubs">
      <legend>{legend}</legend>
      {ids.map((id) => (
        <ChosenClub key={id} id={id} onRemove={() => onChange(ids.filter((other) => other !== id))} />
      ))}
      <ClubChoice
        key={ids.length}
        label={texts.add}
        hint={hint}
        optional
        error={error}
        clubId={null}
        onChange={(id) => {
          if (id !== null && !ids.includes(id)) onChange([...ids, id]);
        }}
      />
    </fieldset>
  );
}

function ChosenClub({ id, onRemove }: { id: number; onRemove: () => void }) {
  const club = useClubs(String(id));
  const name = club.data?.clubs.find((each) => each.id === id)?.name ?? texts.club(id);
  return (
    <p className="console-clubs__club">
      <span>{name}</span>
      <Button variant="quiet" onClick={onRemove}>
        {texts.remove(name)}
      </Button>
    </p>
  );
}
