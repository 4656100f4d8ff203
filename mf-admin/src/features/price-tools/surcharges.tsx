import { Button, CheckField } from '@sendahead/shared-ui';
import { priceToolsTexts as texts } from '../../copy/price-tools.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import { useWithdrawal, WithdrawalFailure } from './withdrawal.tsx';

/** PR-10: shows staff the carrier's surcharges for these bags, and waives them once a reason is recorded. */
export function Surcharges() {
  const { store } = useAdmin();
  const surchargeCheck = useSelector(({ concessions }) => concessions.x_surcharge_check);
  const refunded = useSelector(({ conceded }) => conceded.surcharges);
  const withdrawing = useWithdrawal('refund_surcharges');
  return (
    <div className="admin-tools__tool">
      <CheckField
        label={texts.showSurcharges}
        checked={surchargeCheck !== undefined}
        onChange={({ target }) =>
          store.dispatch({
            type: 'concession-changed',
            concessions: { x_surcharge_check: target.checked ? 'true' : undefined },
          })
        }
      />
      {refunded ? (
        <>
          <p role="status">{texts.surchargesRefunded}</p>
          <Button busy={withdrawing.busy} busyLabel={texts.asking} onClick={withdrawing.withdraw}>
            {texts.askSurchargesAgain}
          </Button>
          <WithdrawalFailure failed={withdrawing.failed} />
        </>
      ) : (
        <Button
          onClick={() =>
            store.dispatch({
              type: 'authorization-wanted',
              act: 'refund_surcharges',
              gives: { x_refund_surcharges: 'true' },
            })
          }
        >
          {texts.refundSurcharges}
        </Button>
      )}
    </div>
  );
}
