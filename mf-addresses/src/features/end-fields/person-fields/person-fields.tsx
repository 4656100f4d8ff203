import { contactName, isContactCut } from '@sendahead/shared-contracts/geo/contact-name';
import { FieldRow } from '@sendahead/shared-ui/field';
import { LiveRegion } from '@sendahead/shared-ui/live-region';
import { contactLabel, labelText } from '../../../copy/end-words.ts';
import { useSelector } from '../../../hooks/use-addresses.ts';
import type { End } from '../../../state/state.ts';
import { BoundField } from '../bound-field.tsx';
import './person-fields.css';

/** Who hands the bags over, or receives them; and what labels copy of a long name (AD-29). */
export function PersonFields({ end }: { end: End }) {
  const copied = useSelector(({ [end]: { point } }) =>
    isContactCut(point.contact) ? labelText(end, contactName(point.contact)) : '',
  );
  return (
    <>
      <FieldRow>
        <BoundField
          end={end}
          field="contact"
          label={contactLabel(end)}
          required
          autoComplete={`section-${end} shipping name`}
        />
        <BoundField
          end={end}
          field="phone"
          label="Phone"
          required
          type="tel"
          inputMode="tel"
          autoComplete={`section-${end} shipping tel`}
        />
      </FieldRow>
      <LiveRegion message={copied} />
      {copied ? <p className="addresses-copied">{copied}</p> : null}
    </>
  );
}
