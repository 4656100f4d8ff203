import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';
import { Button, LiveRegion, TextField } from '@sendahead/shared-ui';
import { useState } from 'react';
import { phoneCodeWords as words } from '../../copy/account-forms.ts';
import { accountProblems } from '../../copy/account-problems.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { RegistrationPhone } from './registration-phone.tsx';
import { useAccount } from './use-account.ts';
import type { AccountForms } from './use-account-forms.ts';

/** AC-13: the phone, and the code that was texted to it, if the server requires one. */
export function PhoneCode({ registration }: Pick<AccountForms, 'registration'>) {
  const account = useAccount();
  const isBusy = useSelector((state) => state.account.busy);
  const [sentTo, setSentTo] = useState('');
  const { errors } = registration.formState;
  const send = async (): Promise<void> => {
    const phone = registration.getValues('phone').trim();
    if (!isPhoneText(phone)) {
      registration.setError('phone', { message: accountProblems.phone_not_valid }, { shouldFocus: true });
      return;
    }
    registration.clearErrors('phone');
    if (!(await account.sendPhoneCode(phone))) return;
    setSentTo(phone);
    registration.setFocus('mobile_verification_number');
  };
  const sentMessage = sentTo ? words.sent({ phone: sentTo }) : '';
  return (
    <>
      <RegistrationPhone registration={registration} label={words.phone} required />
      <Button busy={isBusy} onClick={send}>
        {sentTo ? words.sendAgain : words.send}
      </Button>
      <LiveRegion message={sentMessage} />
      <TextField
        {...registration.register('mobile_verification_number')}
        label={words.number}
        hint={sentMessage || words.numberHint}
        required
        width="short"
        inputMode="numeric"
        maxLength={12}
        autoComplete="one-time-code"
        error={errors.mobile_verification_number?.message}
      />
    </>
  );
}
