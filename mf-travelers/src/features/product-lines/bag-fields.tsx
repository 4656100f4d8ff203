import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { SelectField } from '@sendahead/shared-ui';
import { ChoiceCards } from '@sendahead/shared-ui/booking';
import { capital } from '../../copy/announcements.ts';
import { bagWords } from '../../copy/bag.ts';
import { useMessage, useMetric, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { inMetric } from '../../state/metric.ts';
import { type RowField, rowPath } from '../../state/state.ts';
import { Contents } from './contents.tsx';
import type { BagNames, RowProps } from './item-row.tsx';
import { MoreOfBag } from './more-of-bag.tsx';
import { silhouetteOf } from './silhouette-of.ts';
import { SizeGuide } from './size-guide/size-guide.tsx';

/** The fields of every bag: size, packaging and coverage; the rest opens with one press. */
export function BagFields(props: RowProps & BagNames) {
  const { traveler, number, line, row, index, bag, wholeName } = props;
  const { store, host } = useTravelers();
  const { brand } = host.boot;
  const path = (field: RowField) => rowPath(line.key, index, field);
  const sizeError = useMessage(traveler, path('size'));
  const packagingError = useMessage(traveler, path('packaging'));
  const metric = useMetric();
  const choose = (field: RowField, value: string) =>
    store.dispatch({ type: 'row-chosen', key: traveler.key, line: line.key, row: index, field, value });
  const leave = (field: RowField) =>
    afterQuietPeriod(() => store.dispatch({ type: 'blurred', key: traveler.key, path: path(field) }));

  return (
    <>
      <div className="travelers-row__head">
        <p className="travelers-row__name" aria-hidden="true">
          {bag}
        </p>
        <SizeGuide
          id={`${fieldId(number, path('size'))}-guide`}
          line={line}
          bag={wholeName}
          onChoose={(size) => choose('size', size)}
        />
      </div>
      <div className="travelers-row__sizes">
        <span className="ui-field__label" aria-hidden="true">
          {bagWords.size}
        </span>
        <ChoiceCards
          id={fieldId(number, path('size'))}
          label={bagWords.sizeOf({ bag: wholeName })}
          value={row.size || undefined}
          onChange={(size) => choose('size', size)}
          error={sizeError}
          options={line.products.map((product) => ({
            value: product.id,
            label: product.name,
            silhouette: silhouetteOf(line.key),
            inches: [product.length, product.width, product.height],
            weightLimit: product.display_weight,
            note: metric ? inMetric(product) : undefined,
          }))}
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
        {line.contents_required ? <Contents {...props} /> : null}
      </div>
      <MoreOfBag {...props} />
    </>
  );
}
