import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { acceptsPaste } from '@sendahead/shared-contracts/validation/text-filter';
import { lazyView, TextField, useKeptText } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { bagWords } from '../../copy/bag.ts';
import { useMessage, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { keptTyped } from '../../state/filter-typed.ts';
import { rowPath } from '../../state/state.ts';
import type { RowProps } from './item-row.tsx';

const SameContents = lazyView(async () => (await import('./same-contents.tsx')).SameContents);

/** Other information on a bag. VL-15: pasted text that cannot be printed is refused with a message. */
export function Contents(props: RowProps) {
  const { traveler, number, line, row, index } = props;
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
    <div className="travelers-row__contents">
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
      {index > 0 && row.contents === '' ? (
        <Suspense>
          <SameContents {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
