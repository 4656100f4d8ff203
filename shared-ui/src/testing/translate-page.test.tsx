import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { SummaryTotal } from '../summary-lines/summary-total.tsx';
import { translatePage } from './translate-page.ts';

let change: (step: number) => void = () => undefined;

/** The changes at each step: words, an icon that appears, a busy button, a label and an amount. */
function Sample() {
  const [step, setStep] = useState(0);
  change = setStep;
  const busy = step === 1;
  return (
    <>
      <Button busy={busy} busyLabel="Placing your order…" icon={step === 2 ? <Icon name="check" /> : null}>
        {`Place order, $${step}.00`}
      </Button>
      <Alert severity="info" live action={busy ? null : <Button>Undo</Button>}>
        {`Saved ${step} times`}
      </Alert>
      <TextField label={step === 2 ? 'Postal code' : 'Zip code'} required={step !== 1} />
      <SummaryTotal label={`Total for ${step} bags`} cents={step * 100} />
    </>
  );
}

describe('a page that the browser translates', () => {
  let translator = { stop: (): void => undefined };
  afterEach(() => translator.stop());

  it('buttons, alerts, labels and totals show their current content after every change', async () => {
    render(<Sample />);
    translator = translatePage();
    for (const step of [1, 2, 0, 2, 1, 0, 3]) {
      await act(async () => change(step));
      const busy = step === 1;
      expect(
        screen.getByRole('button', { name: busy ? 'Placing your order…' : `Place order, $${step}.00` }),
      ).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(`Saved ${step} times`);
      expect(screen.getByLabelText(step === 2 ? /^Postal code/ : /^Zip code/)).toBeInTheDocument();
      expect(document.body).toHaveTextContent(`Total for ${step} bags`);
      expect(document.body).toHaveTextContent(`$${step}.00`);
    }
  });
});
