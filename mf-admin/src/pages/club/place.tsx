import { TextField } from '@sendahead/shared-ui/field';
import { Panel } from '../../console/panel.tsx';
import type { ClubDraft } from './club-draft.ts';

const fields = [
  { name: 'name', label: 'Name', max: 120 },
  { name: 'phone', label: 'Phone', max: 30 },
  { name: 'address_1', label: 'Address', max: 120 },
  { name: 'city', label: 'City', max: 80 },
  { name: 'state', label: 'State', max: 40 },
  { name: 'zip', label: 'ZIP', max: 12 },
] as const;

/** What the club is called and where it stands. */
export function Place({ draft: { typed, problems, set } }: { draft: ClubDraft }) {
  return (
    <Panel title="Name and address">
      <div className="console-columns">
        {fields.map(({ name, label, max }) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            maxLength={max}
            value={typed[name]}
            error={problems[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
      </div>
    </Panel>
  );
}
