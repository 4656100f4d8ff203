import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { type OrderTexts, startOrderTexts } from '@sendahead/shared-contracts/orders/text-calls';
import { textConsent } from '@sendahead/shared-contracts/orders/text-consent';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { textWords } from '../../copy/texts.ts';
import { useApi } from '../../hooks/use-orders.ts';

type Problems = { readonly phone?: string | undefined; readonly consent?: string | undefined };

/**
 * The number and the consent while they are entered, and their errors; the first invalid field has the focus.
 */
export function useTextsForm(orderId: string, initial: string, onSaved: (now: OrderTexts) => void) {
  const [phone, setPhone] = useState(initial);
  const [agreed, setAgreed] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const numberField = useRef<HTMLInputElement>(null);
  const consentField = useRef<HTMLInputElement>(null);
  const api = useApi();
  const refuse = (found: Problems): void => {
    setProblems(found);
    (found.phone ? numberField : consentField).current?.focus();
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.call(startOrderTexts, { params: { orderId }, body: { phone: phone.trim(), consent: textConsent } }),
    onSuccess: onSaved,
    onError: (refusal) => {
      if (isOfNumber(refusal)) refuse({ phone: textWords.numberNotValid });
    },
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const newProblems: Problems = {
      phone: phone.trim() === '' ? textWords.numberNotValid : undefined,
      consent: agreed ? undefined : textWords.consentMissing,
    };
    if (newProblems.phone || newProblems.consent) {
      refuse(newProblems);
      return;
    }
    setProblems({});
    mutate();
  };
  return {
    phone,
    agreed,
    problems,
    numberField,
    consentField,
    save,
    isPending,
    typeNumber: (text: string): void => {
      setPhone(text);
      setProblems((before) => ({ ...before, phone: undefined }));
    },
    agree: (on: boolean): void => {
      setAgreed(on);
      setProblems((before) => ({ ...before, consent: undefined }));
    },
    /** Why nothing was saved, if no field caused it. */
    failure: error && !isOfNumber(error) ? error : null,
  };
}

const isOfNumber = (error: unknown): boolean =>
  isApiError(error) && error.fields.some(({ path }) => path === 'phone');
