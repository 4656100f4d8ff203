import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import type { ItemRow as Row } from '@sendahead/shared-contracts/travelers/slice';
import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { SelectField } from '@sendahead/shared-ui';
import { ChoiceCards } from '@sendahead/shared-ui/booking';
import { memo } from 'react';
import { bagName, travelerName } from '../../copy/announcements.ts';
import { bagWords } from '../../copy/bag.ts';
import { useMessage, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { type RowField, rowPath, type TravelerState } from '../../state/state.ts';
import { BagWay, MoveBag } from './among-others.tsx';
import { BagNote } from './bag-note.tsx';
import { Contents } from './contents.tsx';
import { silhouetteOf } from './silhouette-of.ts';
import { SizeGuide } from './size-guide/size-guide.tsx';

export interface RowProps {
  readonly traveler: TravelerState;
  readonly number: number;
  readonly line: ProductLine;
  readonly row: Row;
  readonly index: number;
}

/** TR-13: one bag: its size, its cover, its packaging and what is in it. Typing elsewhere does not draw it again. */
export const ItemRow = memo(DrawnRow, isSameRow);

function DrawnRow(props: RowProps) {
  const { traveler, number, line, row, index } = props;
  const { store, host } = useTravelers();
  const { brand } = host.boot;
  const bag = bagName(line.key, index, brand);
  const group = `${travelerName(number, brand)}, ${bag}`;
  const path = (field: RowField) => rowPath(line.key, index, field);
  const sizeError = useMessage(traveler, path('size'));
  const packagingError = useMessage(traveler, path('packaging'));
  const choose = (field: RowField, value: string) =>
    store.dispatch({ type: 'row-chosen', key: traveler.key, line: line.key, row: index, field, value });
  const leave = (field: RowField) =>
    afterQuietPeriod(() => store.dispatch({ type: 'blurred', key: traveler.key, path: path(field) }));

  return (
    <fieldset className="travelers-row" aria-label={group}>
      <p className="travelers-row__name" aria-hidden="true">
        {bag}
      </p>
      <div className="travelers-row__sizes">
        <span className="ui-field__label" aria-hidden="true">
          {bagWords.size}
        </span>
        <ChoiceCards
          id={fieldId(number, path('size'))}
          label={bagWords.sizeOf({ bag: group })}
          value={row.size || undefined}
          onChange={(size) => choose('size', size)}
          error={sizeError}
          options={line.products.map((product) => ({
            value: product.id,
            label: product.name,
            silhouette: silhouetteOf(line.key),
            inches: [product.length, product.width, product.height],
            weightLimit: product.display_weight,
          }))}
        />
        <SizeGuide
          id={`${fieldId(number, path('size'))}-guide`}
          line={line}
          bag={group}
          onChoose={(size) => choose('size', size)}
        />
      </div>
      <div className="travelers-row__fields">
        <SelectField
          id={fieldId(number, path('packaging'))}
          label={capital(brand.packaging_word)}
          required={brand.packaging_required}
          optional={!brand.packaging_required}
          emptyLabel={bagWords.select}
          options={line.packagings.map(({ id, label }) => ({ value: id, label }))}
          value={row.packaging}
          error={packagingError}
          onChange={(change) => choose('packaging', change.target.value)}
          onBlur={() => leave('packaging')}
        />
        <SelectField
          id={fieldId(number, path('insurance'))}
          label={bagWords.insurance}
          options={line.insurances.map(({ cents, label }) => ({ value: String(cents), label }))}
          value={String(row.insuranceCents)}
          onChange={(change) => choose('insurance', change.target.value)}
        />
        <BagWay {...props} />
        <Contents {...props} />
      </div>
      <div className="travelers-row__acts">
        <BagNote {...props} bag={group} />
        <MoveBag {...props} bag={group} />
      </div>
    </fieldset>
  );
}

function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.row === after.row &&
    before.number === after.number &&
    before.line === after.line &&
    before.index === after.index &&
    before.traveler.person.roundTrip === after.traveler.person.roundTrip &&
    before.traveler.person.way === after.traveler.person.way &&
    before.traveler.blurred === after.traveler.blurred &&
    before.traveler.remarks === after.traveler.remarks
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
