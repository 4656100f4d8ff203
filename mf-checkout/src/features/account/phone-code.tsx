import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';
import { Button } from '@sendahead/shared-ui/button';
import { TextField } from '@sendahead/shared-ui/field';
import { LiveRegion } from '@sendahead/shared-ui/live-region';
import { useState } from 'react';
import { accountProblems } from '../../copy/account-problems.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { RegistrationPhone } from './registration-phone.tsx';
import { useAccount } from './use-account.ts';
import type { DoorForms } from './use-door-forms.ts';

/** AC-13: the phone, and the number that was sent to it, while the server asks for one. */
export function PhoneCode({ registration }: Pick<DoorForms, 'registration'>) {
  const account = useAccount();
  const busy = useSelector((state) => state.account.busy);
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
  const said = sentTo ? `We sent a number to ${sentTo}. It is good for 10 minutes.` : '';
  return (
    <>
      <RegistrationPhone registration={registration} label="Mobile phone" required />
      <Button busy={busy} onClick={send}>
        {sentTo ? 'Send another number' : 'Send me a number'}
      </Button>
      <LiveRegion message={said} />
      <TextField
        {...registration.register('mobile_verification_number')}
        label="Number from the message"
        hint={said || '6 digits, sent to your phone'}
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
