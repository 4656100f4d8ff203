import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { Button, TextField } from '@sendahead/shared-ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { measureWords, sizesWords } from '../../../copy/sizes.ts';
import {
  fittingSize,
  isMeasured,
  type Measurements,
  measures,
  wrongMeasures,
} from '../../../state/fitting-size.ts';

const nothing: Measurements = { length: '', width: '', height: '', weight: '' };

/** "Which size is mine?": the smallest size into which the measured bag fits, which can be chosen here. */
export function SizeFinder({ line, onChoose }: { line: ProductLine; onChoose: (size: string) => void }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [measured, setMeasured] = useState(nothing);
  const [submitted, setSubmitted] = useState<Measurements>();
  const wrong = submitted ? wrongMeasures(measured) : [];
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(measured);
    const first = isMeasured(measured) ? wrongMeasures(measured)[0] : 'length';
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  };
  if (!open)
    return (
      <Button onClick={() => setOpen(true)} aria-expanded={false}>
        {sizesWords.which}
      </Button>
    );
  return (
    <form className="travelers-finder" aria-label={sizesWords.which} noValidate onSubmit={ask}>
      <p>{sizesWords.how}</p>
      <div className="travelers-finder__fields">
        {measures.map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            label={measureWords[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            // The keyboard goes on where the button was.
            autoFocus={name === 'length'}
            value={measured[name]}
            error={wrong.includes(name) ? sizesWords.notValid : undefined}
            onChange={({ target }) => setMeasured({ ...measured, [name]: target.value })}
          />
        ))}
      </div>
      <Button type="submit">{sizesWords.find}</Button>
      <Found line={line} submitted={submitted === measured ? submitted : undefined} onChoose={onChoose} />
    </form>
  );
}

function Found({
  line,
  submitted,
  onChoose,
}: {
  line: ProductLine;
  submitted: Measurements | undefined;
  onChoose: (size: string) => void;
}) {
  const sure = submitted && wrongMeasures(submitted).length === 0 ? submitted : undefined;
  const size = sure && isMeasured(sure) ? fittingSize(line.products, sure) : undefined;
  return (
    <div className="travelers-finder__found">
      <p role="status">{sure ? answer(sure, size, line) : ''}</p>
      {size ? (
        <Button variant="primary" onClick={() => onChoose(size.id)}>
          {sizesWords.choose({ size: size.name })}
        </Button>
      ) : null}
    </div>
  );
}

function answer(
  submitted: Measurements,
  size: { name: string } | null | undefined,
  line: ProductLine,
): string {
  if (!isMeasured(submitted)) return sizesWords.measureMissing;
  return size
    ? sizesWords.fits({ size: size.name })
    : sizesWords.tooLarge({ line: line.plural_display_name });
}
