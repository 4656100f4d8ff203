import { CheckField } from '@sendahead/shared-ui';
import { ClubList } from '../../console/club-list.tsx';
import { Panel } from '../../console/panel.tsx';
import { incidentTexts as texts } from '../../copy/incidents.ts';
import type { IncidentFieldsProps } from './incident-fields.tsx';

/** What an incident is limited to; a list with nothing checked means all. */
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
        <ClubList
          legend={texts.clubs}
          ids={typed.clubs}
          onChange={(clubs) => onChange({ ...typed, clubs })}
        />
      )}
    </Panel>
  );
}
