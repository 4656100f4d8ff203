import { Button } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { accountChoiceWords } from '../../copy/account-forms.ts';
import { type SignInProvider, withReturn } from '../../effects/account-actions.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { useAccount } from './use-account.ts';

/**
 * AC-09, AC-14: the brand's other sign-in providers; renders nothing without providers. The booking is saved
 * and restored on return.
 */
export function ElsewhereButtons() {
  const { navigate } = useCheckout().checkout;
  const account = useAccount();
  const [providers, setProviders] = useState<readonly SignInProvider[]>([]);
  useEffect(() => {
    let isMounted = true;
    account.providers().then((found) => isMounted && setProviders(found));
    return () => {
      isMounted = false;
    };
  }, [account]);
  if (providers.length === 0) return null;
  return (
    <div className="checkout-elsewhere">
      <p>{accountChoiceWords.elsewhere}</p>
      {providers.map((provider) => (
        <Button key={provider.id} onClick={() => navigate(withReturn(provider.start))}>
          {provider.label}
        </Button>
      ))}
    </div>
  );
}
