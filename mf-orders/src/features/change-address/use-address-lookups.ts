import { fieldsOfLine, fieldsOfZip } from '@sendahead/shared-contracts/client/address-lookups';
import type { BookedEnd } from '@sendahead/shared-contracts/orders/change-option-calls';
import { useApi } from '../../hooks/use-orders.ts';

type Place = BookedEnd['place'];

/**
 * AD-15, AD-19: the other fields that follow from a field that was left. Empty if unknown or if the lookup
 * fails: they are typed by hand.
 */
export function useAddressLookups(country: string) {
  const api = useApi();
  const ofLine = async (line: string): Promise<Partial<Place>> => {
    const { address_1: street, address_2: unit, ...rest } = await fieldsOfLine(api, line, country);
    return { ...rest, ...(street ? { address: street } : {}), ...(unit ? { address_1: unit } : {}) };
  };
  return async (field: 'address' | 'zip', text: string): Promise<Partial<Place>> => {
    try {
      return await (field === 'address' ? ofLine(text) : fieldsOfZip(api, text, country));
    } catch {
      return {};
    }
  };
}
