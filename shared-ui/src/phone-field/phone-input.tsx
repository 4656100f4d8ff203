import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { useEffect, useMemo, useState } from 'react';
import { phoneWords } from '../copy/phone.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

type PhoneRules = typeof import('@sendahead/shared-contracts/validation/phone-rules');
const unitedStates = { code: 'US', name: phoneWords.unitedStates, dial: '+1' };

export type PhoneInputProps = Omit<
  PhoneFieldProps,
  'countries' | 'country' | 'onCountry' | 'number' | 'onNumber' | 'format'
> & {
  /** The phone as it is stored; read once. */
  initial: string;
  /** Called with the phone as it must be stored. */
  onPhone: (phone: string) => void;
};

/**
 * A phone number that is stored as one text, with its country chosen next to it. The countries load when the
 * field is rendered.
 */
export function PhoneInput({ initial, onPhone, onBlur, ...field }: PhoneInputProps) {
  const [rules, setRules] = useState<PhoneRules | null>(null);
  const [{ country, number }, setTyped] = useState({ country: unitedStates.code, number: initial });
  const countries = useMemo(() => rules?.dialledCountries() ?? [unitedStates], [rules]);
  useEffect(() => {
    let isMounted = true;
    loadUntilThere(() => import('@sendahead/shared-contracts/validation/phone-rules')).then((loaded) => {
      if (!isMounted) return;
      setRules(loaded);
      setTyped((typed) => loaded.splitPhone(typed.number));
    });
    return () => {
      isMounted = false;
    };
  }, []);
  const type = (typed: { country: string; number: string }): void => {
    setTyped(typed);
    const chosenCountry = countries.find(({ code }) => code === typed.country) ?? unitedStates;
    onPhone(rules?.storedPhone(typed.number, chosenCountry) ?? typed.number.trim());
  };
  return (
    <PhoneField
      {...field}
      countries={countries}
      country={country}
      onCountry={(code) => type({ country: code, number })}
      number={number}
      onNumber={(text) => type({ country, number: text })}
      onBlur={() => {
        if (rules) setTyped(rules.splitPhone(number, country));
        onBlur?.();
      }}
      maxLength={30}
    />
  );
}
