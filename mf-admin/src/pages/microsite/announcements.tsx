import { SelectField, TextArea } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { micrositeTexts as texts } from '../../copy/microsites.ts';
import type { MicrositeDraft } from './microsite-form.tsx';

/** The microsite's announcements to customers, and its carriers. */
export function Announcements({
  draft: { fields, problems, set },
  carriers,
}: {
  draft: MicrositeDraft;
  carriers: readonly string[];
}) {
  return (
    <Panel title={texts.noteAndCarrier}>
      <TextArea
        label={texts.orderNote}
        hint={texts.orderNoteHint}
        maxLength={1000}
        value={fields.note}
        error={problems.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <TextArea
        label={texts.carrierWarning}
        hint={texts.carrierWarningHint}
        maxLength={300}
        value={fields.carrier_warning ?? ''}
        error={problems.carrier_warning}
        onChange={({ target }) => set({ carrier_warning: target.value || null })}
      />
      <SelectField
        label={texts.carrier}
        emptyLabel={texts.ofBrand}
        options={carriers.map((carrier) => ({ value: carrier, label: carrier }))}
        value={fields.carrier ?? ''}
        error={problems.carrier}
        onChange={({ target }) => set({ carrier: target.value || null })}
      />
    </Panel>
  );
}
