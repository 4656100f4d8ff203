import { contactName, isContactCut } from '@sendahead/shared-contracts/geo/contact-name';
import { FieldRow } from '@sendahead/shared-ui/field';
import { contactLabel, labelText } from '../../copy/end-words.ts';
import type { End } from '../../state/state.ts';
import { BoundField } from '../address-fields/bound-field.tsx';
import { useWhole } from '../ship-points/addresses-context.ts';

/** Who hands the bags over, or receives them. */
export function PersonFields({ end }: { end: End }) {
  const cut = useWhole(({ [end]: { point } }) =>
    isContactCut(point.contact) ? contactName(point.contact) : null,
  );
  return (
    <FieldRow>
      <BoundField
        end={end}
        field="contact"
        label={contactLabel(end)}
        hint={cut === null ? undefined : labelText(cut)}
        required
        maxLength={60}
        autoComplete={`section-${end} shipping name`}
      />
      <BoundField
        end={end}
        field="phone"
        label="Phone"
        required
        type="tel"
        inputMode="tel"
        width="phone"
        maxLength={30}
        autoComplete={`section-${end} shipping tel`}
      />
    </FieldRow>
  );
}
