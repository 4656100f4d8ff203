import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { acceptsPaste } from '@sendahead/shared-contracts/validation/text-filter';
import { TextField } from '@sendahead/shared-ui/field';
import { useMessage, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { rowPath } from '../../state/state.ts';
import type { RowProps } from './item-row.tsx';

/** Other information on a bag. VL-15: what cannot be printed is refused when pasted, and said. */
export function Contents({ traveler, number, line, row, index }: RowProps) {
  const { store } = useTravelers();
  const path = rowPath(line.key, index, 'contents');
  const error = useMessage(traveler, path);
  const at = { key: traveler.key, line: line.key, row: index };
  return (
    <TextField
      id={fieldId(number, path)}
      label="Contents"
      required={line.contents_required === true}
      optional={line.contents_required !== true}
      autoComplete="off"
      value={row.contents}
      error={error}
      onChange={(change) =>
        store.dispatch({ type: 'row-chosen', ...at, field: 'contents', value: change.target.value })
      }
      onBlur={() => afterQuietPeriod(() => store.dispatch({ type: 'blurred', key: traveler.key, path }))}
      onPaste={(event) => {
        if (acceptsPaste(event.clipboardData.getData('text'))) return;
        event.preventDefault();
        store.dispatch({ type: 'paste-refused', ...at });
      }}
    />
  );
}
