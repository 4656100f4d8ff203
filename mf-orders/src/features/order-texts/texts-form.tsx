import type { OrderTexts } from '@sendahead/shared-contracts/orders/text-calls';
import { textConsent } from '@sendahead/shared-contracts/orders/text-consent';
import { Alert, Button, CheckField, TextField } from '@sendahead/shared-ui';
import { useEffect } from 'react';
import { problemWords } from '../../copy/problems.ts';
import { textWords } from '../../copy/texts.ts';
import { useTextsForm } from './use-texts-form.ts';

interface Props {
  readonly orderId: string;
  readonly texts: OrderTexts;
  readonly onSaved: (now: OrderTexts) => void;
  /** Opened by a press, whose button is gone. */
  readonly hasFocus: boolean;
  /** Absent if there is nothing to return to. */
  readonly onCancel: (() => void) | undefined;
}

/** The number for texts and the consent to them. Entries stay until they are saved. */
export function TextsForm({ orderId, texts, hasFocus, onSaved, onCancel }: Props) {
  const form = useTextsForm(orderId, texts.phone ?? texts.suggestion, onSaved);
  const { numberField, problems } = form;
  const isChange = onCancel !== undefined;
  useEffect(() => {
    if (hasFocus) numberField.current?.focus();
  }, [hasFocus, numberField]);
  return (
    <form className="order-texts__form" noValidate onSubmit={form.save}>
      <TextField
        ref={numberField}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        width="name"
        label={textWords.number}
        hint={textWords.numberHint}
        required
        maxLength={40}
        value={form.phone}
        error={problems.phone}
        onChange={({ target }) => form.typeNumber(target.value)}
      />
      <CheckField
        ref={form.consentField}
        label={textConsent}
        required
        checked={form.agreed}
        error={problems.consent}
        onChange={({ target }) => form.agree(target.checked)}
      />
      {form.failure ? (
        <Alert severity="danger" live>
          {problemWords(form.failure)}
        </Alert>
      ) : null}
      <div className="order-texts__acts">
        <Button type="submit" busy={form.isPending} busyLabel={textWords.starting}>
          {isChange ? textWords.save : textWords.start}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {textWords.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
