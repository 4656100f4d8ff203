import type { IncidentChoices } from '@sendahead/shared-contracts/console/incident-calls';
import { incidentKinds } from '@sendahead/shared-contracts/console/incident-schema';
import { CheckField, SelectField, TextArea, TextField } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { incidentTexts as texts } from '../../copy/incidents.ts';
import { incidentKindNames } from '../../copy/open-incidents.ts';
import { AreaFields } from './area-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { type TypedIncident, withKind } from './typed-incident.ts';
import './incident.css';

export interface IncidentFieldsProps {
  readonly typed: TypedIncident;
  readonly problems: Readonly<Record<string, string>>;
  readonly choices: IncidentChoices;
  readonly onChange: (typed: TypedIncident) => void;
}

/**
 * What happens, where, to what, and when. A blocked address affects everything, so it is limited only by
 * brand.
 */
export function IncidentFieldGroups(props: IncidentFieldsProps) {
  const { typed, problems, onChange } = props;
  const set = (given: Partial<TypedIncident>): void => onChange({ ...typed, ...given });
  const isAddress = typed.kind === 'blocked_address';
  return (
    <>
      <Panel title={texts.what}>
        <SelectField
          label={texts.kind}
          value={typed.kind}
          options={incidentKinds.map((kind) => ({ value: kind, label: incidentKindNames[kind] }))}
          onChange={({ target }) => {
            const kind = incidentKinds.find((known) => known === target.value);
            if (kind) onChange(withKind(typed, kind));
          }}
        />
        <TextArea
          label={texts.sentence}
          hint={texts.sentenceHint}
          required
          rows={2}
          maxLength={200}
          value={typed.sentence}
          error={problems.sentence}
          onChange={({ target }) => set({ sentence: target.value })}
        />
        {isAddress ? null : (
          <>
            <CheckField
              label={texts.stopsSelling}
              checked={typed.stops_selling}
              error={problems.stops_selling}
              onChange={({ target }) => set({ stops_selling: target.checked })}
            />
            <CheckField
              label={texts.showsNotice}
              checked={typed.shows_notice}
              onChange={({ target }) => set({ shows_notice: target.checked })}
            />
          </>
        )}
      </Panel>
      <AreaFields
        area={typed.area}
        isAddress={isAddress}
        problems={problems}
        onChange={(area) => set({ area: { ...typed.area, ...area } })}
      />
      <LimitFields {...props} isAddress={isAddress} />
      <Days {...props} isAddress={isAddress} />
    </>
  );
}

function Days({ typed, problems, onChange, isAddress }: IncidentFieldsProps & { isAddress: boolean }) {
  const day = (name: 'starts_on' | 'ends_on' | 'first_day' | 'last_day', label: string, more: object) => (
    <TextField
      type="date"
      label={label}
      value={typed[name]}
      error={problems[name]}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
      {...more}
    />
  );
  return (
    <Panel title={texts.when}>
      <div className="incident-pair">
        {day('starts_on', texts.startsOn, { required: true, hint: texts.startsHint })}
        {day('ends_on', texts.endsOn, { required: true, hint: texts.endsHint })}
      </div>
      {isAddress ? null : (
        <>
          <div className="incident-pair">
            {day('first_day', texts.firstDay, { optional: true })}
            {day('last_day', texts.lastDay, { optional: true })}
          </div>
          <p className="incident-hint">{texts.daysHint}</p>
        </>
      )}
    </Panel>
  );
}
