import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { Button, lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { bagWords } from '../../../copy/bag.ts';
import { useShown } from './use-shown.ts';
import './size-guide.css';

const SizeTable = lazyView(async () => (await import('./size-table.tsx')).SizeTable);

/** TR-18: the button for the sizes of a line and their limits, which are loaded when they are first shown. */
export function SizeGuide({
  id,
  line,
  bag,
  onChoose,
}: {
  id: string;
  line: ProductLine;
  /** Whose bag, and which. */
  bag: string;
  onChoose: (size: string) => void;
}) {
  const { shown, hide, press, watch } = useShown<HTMLDivElement>();
  const choose = (size: string) => {
    watch.ref.current?.querySelector('button')?.focus();
    hide();
    onChoose(size);
  };
  return (
    <div className="travelers-guide" {...watch}>
      <Button
        variant="quiet"
        aria-label={bagWords.sizesOf({ bag })}
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={press}
      >
        {bagWords.sizes}
      </Button>
      {shown ? (
        <Suspense>
          <SizeTable id={id} line={line} onChoose={choose} />
        </Suspense>
      ) : null}
    </div>
  );
}
