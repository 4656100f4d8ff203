import { endLimits } from '@sendahead/shared-contracts/constants';
import { shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import { filterTyped } from './filter-typed.ts';

const wireNames = {
  address1: 'o_address',
  address2: 'o_address_1',
  companyName: 'o_company_name',
  contact: 'o_attention_name',
  label: 'o_label_name',
  phone: 'o_phone',
  zip: 'o_zip',
  city: 'o_city',
  state: 'o_state',
  country: 'o_country',
} as const;

describe('a text that is too long', () => {
  it.each(Object.entries(wireNames))(
    'VL-12 of %s is cut at the length that the server accepts',
    (field, name) => {
      const kept = filterTyped(field as keyof typeof wireNames, 'A'.repeat(300));
      expect(kept).toHaveLength(endLimits[field as keyof typeof wireNames]);
      expect(shipmentFormSchema.safeParse({ [name]: kept }).success).toBe(true);
      expect(shipmentFormSchema.safeParse({ [name]: `${kept}A` }).success).toBe(false);
    },
  );
});
