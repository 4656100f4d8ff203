import { Button } from '@sendahead/shared-ui';
import { bagName } from '../../copy/announcements.ts';
import { sameContents } from '../../copy/same-contents.ts';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { rowPath } from '../../state/state.ts';
import type { RowProps } from './item-row.tsx';

/** TR-30: takes over the contents of the traveler's first bag of this kind. */
export function SameContents({ traveler, number, line, index }: RowProps) {
  const { store, host } = useTravelers();
  const contents = useSelector(
    (state) =>
      state.travelers.find(({ key }) => key === traveler.key)?.lines.find((own) => own.line === line.key)
        ?.rows[0]?.contents ?? '',
  );
  if (contents === '') return null;
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
      {sameContents({ bag: bagName(line.key, 0, host.boot.brand) })}
    </Button>
  );
}
