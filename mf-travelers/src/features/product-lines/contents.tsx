import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { acceptsPaste } from '@sendahead/shared-contracts/validation/text-filter';
import { Button, TextField, useKeptText } from '@sendahead/shared-ui';
import { bagName } from '../../copy/announcements.ts';
import { bagWords } from '../../copy/bag.ts';
import { useMessage, useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { keptTyped } from '../../state/filter-typed.ts';
import { rowPath } from '../../state/state.ts';
import type { RowProps } from './item-row.tsx';

/** Other information on a bag. VL-15: pasted text that cannot be printed is refused with a message. */
export function Contents(props: RowProps) {
  const { traveler, number, line, row, index } = props;
  const { store } = useTravelers();
  const path = rowPath(line.key, index, 'contents');
  const error = useMessage(traveler, path);
  const at = { key: traveler.key, line: line.key, row: index };
  const kept = useKeptText(
    row.contents,
    (text) => keptTyped('contents', text),
    (value) => store.dispatch({ type: 'row-chosen', ...at, field: 'contents', value }),
  );
  return (
    <div className="travelers-row__contents">
      <TextField
        {...kept}
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
          store.dispatch({ type: 'paste-refused', ...at });
        }}
      />
      {row.contents === '' ? <SameAsFirst {...props} /> : null}
    </div>
  );
}

/** TR-30: takes over the contents of the traveler's first bag of this kind. */
function SameAsFirst({ traveler, number, line, index }: RowProps) {
  const { store, host } = useTravelers();
  const contents = useSelector(
    (state) =>
      state.travelers.find(({ key }) => key === traveler.key)?.lines.find((own) => own.line === line.key)
        ?.rows[0]?.contents ?? '',
  );
  if (index === 0 || contents === '') return null;
  const at = { key: traveler.key, line: line.key, row: index };
  return (
    <Button
      variant="quiet"
      onClick={() => {
        store.dispatch({ type: 'row-chosen', ...at, field: 'contents', value: contents });
        // The button disappears.
        document.getElementById(fieldId(number, rowPath(line.key, index, 'contents')))?.focus();
      }}
    >
      {bagWords.sameAs({ bag: bagName(line.key, 0, host.boot.brand) })}
    </Button>
  );
}
