import { Button, CheckField } from '@sendahead/shared-ui';
import { ClubChoice } from '../../console/club-choice.tsx';
import { Panel } from '../../console/panel.tsx';
import { useClubs } from '../../console/use-clubs.ts';
import { clubChoiceTexts } from '../../copy/club-choice.ts';
import { incidentTexts as texts } from '../../copy/incidents.ts';
import type { IncidentFieldsProps } from './incident-fields.tsx';

/** What an incident is limited to; a list without a mark means all. */
export function LimitFields({
  typed,
  choices,
  onChange,
  isAddress,
}: IncidentFieldsProps & { isAddress: boolean }) {
  const list = (name: 'carriers' | 'services' | 'brands') => (
    <fieldset className="incident-list">
      <legend>{texts[name]}</legend>
      {choices[name].map(({ code, name: label }) => (
        <CheckField
          key={code}
          label={label}
          checked={typed[name].includes(code)}
          onChange={({ target }) =>
            onChange({
              ...typed,
              [name]: target.checked ? [...typed[name], code] : typed[name].filter((other) => other !== code),
            })
          }
        />
      ))}
    </fieldset>
  );
  const setClubs = (clubs: number[]): void => onChange({ ...typed, clubs });
  return (
    <Panel title={texts.which}>
      <p className="incident-hint">{texts.whichHint}</p>
      {isAddress ? null : (
        <>
          {list('carriers')}
          {list('services')}
        </>
      )}
      {list('brands')}
      {isAddress ? null : (
        <fieldset className="incident-clubs">
          <legend>{texts.clubs}</legend>
          {typed.clubs.map((id) => (
            <ChosenClub
              key={id}
              id={id}
              onRemove={() => setClubs(typed.clubs.filter((other) => other !== id))}
            />
          ))}
          <ClubChoice
            key={typed.clubs.length}
            label={texts.addClub}
            optional
            clubId={null}
            onChange={(id) => {
              if (id !== null && !typed.clubs.includes(id)) setClubs([...typed.clubs, id]);
            }}
          />
        </fieldset>
      )}
    </Panel>
  );
}

function ChosenClub({ id, onRemove }: { id: number; onRemove: () => void }) {
  const found = useClubs(String(id));
  const name = found.data?.clubs.find((club) => club.id === id)?.name ?? clubChoiceTexts.club(id);
  return (
    <p className="incident-club">
      <span>{name}</span>
      <Button variant="quiet" onClick={onRemove}>
        {texts.removeClub(name)}
      </Button>
    </p>
  );
}
