import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { endLimits } from '@sendahead/shared-contracts/constants';
import { stateOptions } from '@sendahead/shared-contracts/geo/calls';
import { lacksContactLabel } from '@sendahead/shared-contracts/geo/contact-name';
import type { BookedEnd } from '@sendahead/shared-contracts/orders/change-option-calls';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { LatinName } from '@sendahead/shared-ui/booking';
import { useQuery } from '@tanstack/react-query';
import { selectState, stateLabel, addressFieldWords as words, zipLabel } from '../../copy/address-fields.ts';
import { addressProblem, addressWords } from '../../copy/change.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { useAddressLookups } from './use-address-lookups.ts';

type Place = BookedEnd['place'];
/** The typed fields of an address; the others stay as booked. */
export type TypedPlace = Partial<Place>;

/** Makes the next typed fields from the ones before. */
export type ChangePlace = (typed: TypedPlace) => TypedPlace;

const optionalFields: ReadonlySet<keyof Place> = new Set(['address_1', 'company_name', 'label_name']);

interface Props {
  readonly booked: BookedEnd;
  readonly contactLabel: string;
  readonly typed: TypedPlace;
  /** The refusal of the last price request, which names the invalid fields. */
  readonly error: unknown;
  readonly onTyped: (more: TypedPlace) => void;
  /** Fields that follow from a typed field. */
  readonly onLookup: (found: Promise<ChangePlace>) => void;
}

/** CH-07: the fields of a booked address, in the order of the booking; the country is fixed. */
export function AddressForm({
  booked: { place, country },
  contactLabel,
  typed,
  error,
  onTyped,
  onLookup,
}: Props) {
  const lookUp = useAddressLookups(country);
  const states = useQuery(queryOf(useApi(), stateOptions, { query: { country } }));
  /** Required as far as it is known: what was booked with a text needs one. */
  const isEmptied = (name: keyof Place & string): boolean =>
    !optionalFields.has(name) && Boolean(place[name]) && typed[name]?.trim() === '';
  const fieldOf = (name: keyof Place & string, label: string) => ({
    label,
    value: typed[name] ?? place[name] ?? '',
    error: addressProblem(error, name, { label, empty: isEmptied(name) }),
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      onTyped({ [name]: value });
      if (name === 'zip') onLookup(fieldsFrom('zip', value));
    },
  });
  /** Fields that follow from a field, unless they are edited in the meantime. */
  const fieldsFrom = async (name: 'address' | 'zip', text: string): Promise<ChangePlace> => {
    const zipFields = await lookUp(name, text);
    return (now) => (now[name] === text && now.city === typed.city ? { ...now, ...zipFields } : now);
  };
  const contact = typed.attention_name ?? place.attention_name;
  /** AD-29: another contact needs another label. */
  const bookedLabel = typed.attention_name === undefined ? place.label_name : undefined;
  const state = fieldOf('state', stateLabel(country));
  const options = states.data?.options ?? [];
  return (
    <div className="change-dialog__fields">
      <TextField
        {...fieldOf('address', words.street)}
        onBlur={() => typed.address !== undefined && onLookup(fieldsFrom('address', typed.address))}
      />
      <TextField {...fieldOf('address_1', words.apartment)} optional />
      <TextField {...fieldOf('zip', zipLabel(country))} />
      <TextField {...fieldOf('city', words.city)} />
      {options.length === 0 ? (
        <TextField {...state} optional={place.state === ''} />
      ) : (
        <SelectField
          {...state}
          emptyLabel={selectState(state)}
          options={options.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <TextField {...fieldOf('company_name', words.company)} optional />
      <TextField {...fieldOf('attention_name', contactLabel)} />
      {lacksContactLabel({ contact }) ? (
        <LatinName
          name={contact}
          value={typed.label_name ?? bookedLabel ?? ''}
          maxLength={endLimits.label}
          error={addressProblem(error, 'label_name', { label: addressWords.labelName })}
          onChange={({ target }) => onTyped({ label_name: target.value })}
          onTake={(label_name) => onTyped({ label_name })}
        />
      ) : null}
      <TextField {...fieldOf('phone', words.phone)} />
    </div>
  );
}
