import { Alert, Button, CheckField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type SyntheticEvent, useId, useState } from 'react';
import { termsRefused } from '../../copy/terms.ts';
import { termsAndHolidayWords, termsWords, termsDialogWords as words } from '../../copy/terms-text.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { returnToPage } from './return-to.ts';
import { TermsText } from './terms-text.tsx';
import { useAccount } from './use-account.ts';
import { useHolidayTerms } from './use-holiday-terms.ts';
import './account.css';

/** MD-16, VL-47: the current terms; the dialog closes only with an answer. */
export function TermsDialog() {
  const account = useAccount();
  const holiday = useHolidayTerms();
  const id = useId();
  const { busy, failure } = useSelector((state) => state.account);
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const answer = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (accepted) {
      holiday.agree();
      account.acceptTerms();
    } else document.getElementById(`${id}-terms`)?.focus();
  };
  return (
    <Modal
      open
      variant="static"
      title={words.title}
      returnTo={returnToPage}
      why={words.why}
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={() => account.declineTerms()}>{words.notNow}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy} busyLabel={words.saving}>
            {words.accept}
          </Button>
        </>
      }
    >
      <form id={id} className="checkout-account" noValidate onSubmit={answer}>
        {failure ? (
          <Alert severity="danger" live>
            {failure}
          </Alert>
        ) : null}
        <TermsText open holiday={holiday.wanted} />
        <CheckField
          id={`${id}-terms`}
          label={(holiday.wanted ? termsAndHolidayWords : termsWords).accept}
          required
          checked={accepted}
          error={tried && !accepted ? termsRefused : undefined}
          onChange={({ target }) => setAccepted(target.checked)}
        />
      </form>
    </Modal>
  );
}
