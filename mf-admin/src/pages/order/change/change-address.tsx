import { fieldsOfZip } from '@sendahead/shared-contracts/client/address-lookups';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { endLimits } from '@sendahead/shared-contracts/constants';
import { stateOptions } from '@sendahead/shared-contracts/geo/calls';
import { lacksContactLabel } from '@sendahead/shared-contracts/geo/contact-name';
import type { BookedEnd } from '@sendahead/shared-contracts/orders/change-option-calls';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { LatinName } from '@sendahead/shared-ui/booking';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../console/use-console.ts';
import { placeFieldNames } from '../../../copy/changed-address.ts';
import { addressProblem, changeTexts as texts } from '../../../copy/order-changes.ts';
import { useBookingPage } from './use-booking-page.ts';
import { type ChangePlace, placeFields, type TypedChange } from './wanted-change.ts';

interface Props {
  readonly view: OrderView;
  readonly typed: TypedChange;
  readonly booked: BookedEnd;
  /** The refusal of the last price, which names the fields that are wrong. */
  readonly error: unknown;
  readonly zipProblem: string | undefined;
  readonly onPlace: (place: TypedChange['place']) => void;
  /** Other fields that a typed zip fills in. */
  readonly onLookup: (found: Promise<ChangePlace>) => void;
}

/** The address of one end, filled in as booked; a club's address cannot be edited here. */
export function ChangeAddress({
  view,
  typed: { place },
  booked,
  error,
  zipProblem,
  onPlace,
  onLookup,
}: Props) {
  const api = useApi();
  const states = useQuery(queryOf(api, stateOptions, { query: { country: booked.country } }));
  const options = states.data?.options ?? [];
  if (booked.is_club) return <ClubAddress view={view} name={booked.name} />;
  const enter = (more: TypedChange['place']): void => {
    onPlace({ ...place, ...more });
    if (more.zip !== undefined) onLookup(fieldsFrom(more.zip));
  };
  /**
   * AD-19: a zip fills city and state, unless one of them was edited since. If the zip is unknown, they are
   * typed by hand.
   */
  const fieldsFrom = async (zip: string): Promise<ChangePlace> => {
    const zipFields = await fieldsOfZip(api, zip.trim(), booked.country).catch(() => ({}));
    return (now) =>
      now.zip === zip && now.city === place.city && now.state === place.state
        ? { ...now, ...zipFields }
        : now;
  };
  const contact = place.attention_name ?? booked.place.attention_name;
  // AD-29: a different contact needs a different label name.
  const label =
    place.label_name ?? (place.attention_name === undefined ? booked.place.label_name : undefined) ?? '';
  return (
    <div className="order-address">
      {placeFields.map((name) => {
        const label = placeFieldNames[name];
        const field = {
          label,
          value: place[name] ?? booked.place[name],
          error: (name === 'zip' ? zipProblem : undefined) ?? addressProblem(error, name, label),
          onChange: ({ target }: { target: { value: string } }) => enter({ [name]: target.value }),
        };
        return name === 'state' && options.length > 0 ? (
          <SelectField
            key={name}
            {...field}
            emptyLabel={texts.selectState}
            options={options.map(({ code, name }) => ({ value: code, label: name }))}
          />
        ) : (
          <TextField key={name} {...field} autoComplete="off" />
        );
      })}
      {lacksContactLabel({ contact }) ? (
        <LatinName
          name={contact}
          value={label}
          maxLength={endLimits.label}
          error={addressProblem(error, 'label_name', texts.labelName)}
          onChange={({ target }) => enter({ label_name: target.value })}
          onTake={(label_name) => enter({ label_name })}
        />
      ) : null}
    </div>
  );
}

/** Changing the club requires a new booking. */
function ClubAddress({ view, name }: { view: OrderView; name: string }) {
  const page = useBookingPage(view)();
  return (
    <p>
      {texts.addressOf(name)} {page ? texts.otherClub : texts.voidAndBook}
    </p>
  );
}
