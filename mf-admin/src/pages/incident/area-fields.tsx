import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import type { IncidentArea } from '@sendahead/shared-contracts/console/incident-schema';
import { stateOptions } from '@sendahead/shared-contracts/geo/calls';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { areaNames, incidentTexts as texts } from '../../copy/incidents.ts';
import type { TypedArea } from './typed-incident.ts';

const areas = [
  'everywhere',
  'state',
  'city',
  'zips',
  'radius',
] as const satisfies readonly IncidentArea['is'][];

interface Props {
  readonly area: TypedArea;
  readonly isAddress: boolean;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (area: Partial<TypedArea>) => void;
}

type Field = {
  name: Exclude<keyof TypedArea, 'is'>;
  label: string;
  hint?: string;
  width?: 'short';
  maxLength: number;
};

const country: Field = { name: 'country', label: texts.country, width: 'short', maxLength: 2 };
const state: Field = { name: 'state', label: texts.stateField, width: 'short', maxLength: 40 };
const city: Field = { name: 'city', label: texts.city, maxLength: 80 };
const zip: Field = { name: 'zip', label: texts.zip, width: 'short', maxLength: 12 };

/** The fields of each kind of area, in order. */
const fieldsOf: Readonly<Record<IncidentArea['is'], readonly Field[]>> = {
  everywhere: [],
  state: [state, country],
  city: [city, state, country],
  zips: [
    { name: 'from', label: texts.fromZip, hint: texts.zipsHint, width: 'short', maxLength: 12 },
    { name: 'until', label: texts.untilZip, width: 'short', maxLength: 12 },
    country,
  ],
  radius: [zip, { name: 'miles', label: texts.miles, width: 'short', maxLength: 3 }, country],
  address: [
    { name: 'address', label: texts.address, maxLength: 120 },
    { name: 'address_2', label: texts.address2, hint: texts.address2Hint, maxLength: 120 },
    city,
    state,
    zip,
    country,
  ],
};

/** The area of an incident. */
export function AreaFields({ area, isAddress, problems, onChange }: Props) {
  const states = useStates(area.country);
  return (
    <Panel title={texts.where}>
      {isAddress ? null : (
        <SelectField
          label={texts.area}
          value={area.is}
          error={problems.area}
          options={areas.map((is) => ({ value: is, label: areaNames[is] }))}
          onChange={({ target }) => {
            const is = areas.find((known) => known === target.value);
            if (is) onChange({ is });
          }}
        />
      )}
      <div className="incident-pair">
        {fieldsOf[area.is].map(({ name, ...field }) =>
          name === 'state' && states.length > 0 ? (
            <SelectField
              key={name}
              label={field.label}
              emptyLabel={texts.chooseState}
              value={area.state}
              error={problems['area.state']}
              options={states}
              onChange={({ target }) => onChange({ state: target.value })}
            />
          ) : (
            <TextField
              key={name}
              {...field}
              autoComplete="off"
              value={area[name]}
              error={problems[`area.${name}`]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          ),
        )}
      </div>
    </Panel>
  );
}

/** The states of a country; if there is no list of them, the state is typed. */
function useStates(country: string): { value: string; label: string }[] {
  const { data } = useQuery({
    ...queryOf(useApi(), stateOptions, { query: { country } }),
    enabled: /^[A-Z]{2}$/.test(country),
  });
  return (data?.options ?? []).map(({ code, name }) => ({ value: code, label: name }));
}
