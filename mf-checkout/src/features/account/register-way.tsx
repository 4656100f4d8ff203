import { RadioGroup } from '@sendahead/shared-ui';
import { useWatch } from 'react-hook-form';
import { registerWayWords as words } from '../../copy/account-forms.ts';
import { passkeysWork } from '../../effects/passkeys.ts';
import type { SignInWay } from '../../state/registration.ts';
import { PasswordPair } from './password-pair.tsx';
import type { AccountForms } from './use-account-forms.ts';

/**
 * MD-14: chooses how to sign in to the new account. A typed password is kept while another method is viewed.
 */
export function RegisterWay({ registration }: Pick<AccountForms, 'registration'>) {
  const way = useWatch({ control: registration.control, name: 'way' });
  const ways: readonly SignInWay[] = passkeysWork() ? ['password', 'code', 'passkey'] : ['password', 'code'];
  return (
    <>
      <RadioGroup
        label={words.choice}
        options={ways.map((value) => ({ value, label: words[value] }))}
        value={way}
        onChange={(chosen) => registration.setValue('way', chosen)}
      />
      {way === 'password' ? <PasswordPair registration={registration} /> : null}
      {way === 'code' ? <p>{words.codeLead}</p> : null}
      {way === 'passkey' ? <p>{words.passkeyLead}</p> : null}
    </>
  );
}
