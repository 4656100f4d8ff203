import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';
import { Alert, Button, CheckField } from '@sendahead/shared-ui';
import { Modal, PhoneInput } from '@sendahead/shared-ui/dialogs';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { accountProblems } from '../../copy/account-problems.ts';
import { completionWords as words } from '../../copy/completion.ts';
import { termsWords } from '../../copy/terms-text.ts';
import type { MissingDetails } from '../../effects/account-actions.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { markPhoneRequested, wasPhoneRequested } from './phone-requested.ts';
import { returnToPage } from './return-to.ts';
import { TermsText } from './terms-text.tsx';
import { useAccount } from './use-account.ts';
import './account.css';

/**
 * MD-19, AC-14: asks for the data that a social sign-in lacks. A phone that was left empty is requested once
 * per visit.
 */
export function CompletionDialog() {
  const { store } = useCheckout().checkout;
  const account = useAccount();
  const [lacking, setLacking] = useState<MissingDetails>(null);
  useEffect(() => {
    let isMounted = true;
    account.lacking().then((found) => {
      if (!isMounted) return;
      if (found?.terms || (found && !wasPhoneRequested())) setLacking(found);
      else store.dispatch({ type: 'dialog-closed' });
    });
    return () => {
      isMounted = false;
    };
  }, [account, store]);
  return lacking ? <Completion lacking={lacking} /> : null;
}

function Completion({ lacking }: { lacking: NonNullable<MissingDetails> }) {
  const { store } = useCheckout().checkout;
  const account = useAccount();
  const id = useId();
  const { busy, failure } = useSelector((state) => state.account);
  const [phone, setPhone] = useState('');
  const [accepted, setAccepted] = useState(false);
  const phoneIsGood = phone === '' || isPhoneText(phone);
  // AC-15
  const mayGoOn = phoneIsGood && (accepted || !lacking.terms);
  const goOn = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!mayGoOn) return;
    markPhoneRequested();
    account.complete({ phone, terms: accepted });
  };
  const leave = (): void => {
    markPhoneRequested();
    store.dispatch({ type: 'dialog-closed' });
  };
  return (
    <Modal
      open
      title={words.title}
      returnTo={returnToPage}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{words.notNow}</Button>
          <Button
            variant="primary"
            type="submit"
            form={id}
            disabled={!mayGoOn}
            busy={busy}
            busyLabel={words.saving}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form id={id} className="checkout-account" noValidate onSubmit={goOn}>
        {failure ? (
          <Alert severity="danger" live>
            {failure}
          </Alert>
        ) : null}
        <p>{words.lead}</p>
        {lacking.phone ? (
          <PhoneInput
            label={words.phone}
            hint={words.phoneHint}
            optional
            initial=""
            error={phoneIsGood ? undefined : accountProblems.phone_not_valid}
            onPhone={setPhone}
          />
        ) : null}
        {lacking.terms ? (
          <>
            <TermsText open />
            <CheckField
              label={termsWords.accept}
              required
              checked={accepted}
              onChange={({ target }) => setAccepted(target.checked)}
            />
          </>
        ) : null}
      </form>
    </Modal>
  );
}
