import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { useEffect, useState } from 'react';
import { askQuotePrice, type QuoteAnswer } from '../effects/ask-quote-price.ts';

/** The state of a price: the answer to the current request, or to an earlier one while this one loads. */
export interface QuotePrice {
  readonly answer: QuoteAnswer | null;
  readonly asking: boolean;
  readonly again: () => void;
}

/** Requests the price of the current input whenever that changes. */
export function useQuotePrice(
  host: Pick<FragmentHost<'mf-addresses'>, 'api'>,
  question: ShipmentForm | null,
): QuotePrice {
  const key = question && JSON.stringify(question);
  const [told, setTold] = useState<{ key: string; answer: QuoteAnswer } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same question again
  useEffect(() => {
    if (key === null) return undefined;
    const asked = askQuotePrice(host, JSON.parse(key)).subscribe((answer) => setTold({ key, answer }));
    return () => asked.unsubscribe();
  }, [host, key, tries]);
  return {
    answer: key === null ? null : (told?.answer ?? null),
    asking: key !== null && told?.key !== key,
    again: () => {
      setTold(null);
      setTries(tries + 1);
    },
  };
}
