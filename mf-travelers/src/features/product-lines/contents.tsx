import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { acceptsPaste } from '@sendahead/shared-contracts/validation/text-filter';
import { TextField, useKeptText } from '@sendahead/shared-ui';
import { bagWords } from '../../copy/bag.ts';
import { useMessage, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { keptTyped } from '../../state/filter-typed.ts';
import { rowPath } from '../../state/state.ts';
import type { RowProps } from './item-row.tsx';

/** Other information on a bag. VL-15: pasted text that cannot be printed is refused with a message. */
export function Contents({ traveler, number, line, row, index }: RowProps) {
  const { store } = useTravelers();
  const path = rowPath(line.key, index, 'contents');
  const error = useMessage(traveler, path);
  const rowKey = { key: traveler.key, line: line.key, row: index };
  const control = useKeptText(
    row.contents,
    (text) => keptTyped('contents', text),
    (value) => store.dispatch({ type: 'row-chosen', ...rowKey, field: 'contents', value }),
  );
  return (
    <TextField
      {...control}
      id={fieldId(number, path)}
      label={bagWords.contents}
      required={line.contents_required === true}
      optional={line.contents_required !== true}
      autoComplete="off"
      error={error}
      onBlur={() => afterQuietPeriod(() => store.dispatch({ type: 'blurred', key: traveler.key, path }))}
      onPaste={(event) => {
        if (acceptsPaste(event.clipboardData.getData('text'))) return;
        event.preventDefault();
        store.dispatch({ type: 'paste-refused', ...rowKey });
      }}
    />
  );
}
