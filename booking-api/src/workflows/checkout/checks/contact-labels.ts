import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import { lacksContactLabel } from '@sendahead/shared-contracts/geo/contact-name';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { wholeName } from '@sendahead/shared-contracts/travelers/label-name';

/**
 * AD-29: contacts whose names carriers cannot read, by the page's own rule. A contact who is a traveler is
 * asked for a label there (TR-02), and one who was booked `before` contacts had labels is accepted.
 */
export function contactLabelErrors(form: ShipmentForm, before: ShipmentForm = {}): FieldError[] {
  const travelers = (readShipForm(form).travelers ?? []).map(wholeName);
  return (['o', 'd'] as const).flatMap((end) => {
    const contact = form[`${end}_attention_name`] ?? '';
    const path = `${end}_label_name` as const;
    const isLeft = travelers.includes(contact.trim()) || contact === before[`${end}_attention_name`];
    return !isLeft && lacksContactLabel({ contact, label: form[path] })
      ? [{ path, code: 'label_missing' }]
      : [];
  });
}
