import { contactName, isContactCut, lacksContactLabel } from '@sendahead/shared-contracts/geo/contact-name';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { FieldRow, LiveRegion, lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { contactLabel, labelText, phoneLabel } from '../../../copy/end-words.ts';
import { useSelector } from '../../../hooks/use-addresses.ts';
import { BoundField } from '../bound-field.tsx';
import './person-fields.css';

// Most names are in Latin letters and do not need this.
const ContactLabel = lazyView(async () => (await import('./contact-label.tsx')).ContactLabel);

/**
 * Who hands the bags over, or receives them; and the part of a long name on labels, or its replacement
 * (AD-29).
 */
export function PersonFields({ end }: { end: ShipEnd }) {
  const contact = useSelector((state) => state[end].point.contact);
  const needsLabel = lacksContactLabel({ contact });
  const copied = !needsLabel && isContactCut(contact) ? labelText(end, contactName(contact)) : '';
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
          label={phoneLabel}
          required
          type="tel"
          inputMode="tel"
          autoComplete={`section-${end} shipping tel`}
        />
      </FieldRow>
      {needsLabel ? (
        <Suspense fallback={null}>
          <ContactLabel end={end} name={contact} />
        </Suspense>
      ) : null}
      <LiveRegion message={copied} />
      {copied ? <p className="addresses-copied">{copied}</p> : null}
    </>
  );
}
