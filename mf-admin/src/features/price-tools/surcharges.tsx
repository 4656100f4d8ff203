import { Button } from '@sendahead/shared-ui/button';
import { CheckField } from '@sendahead/shared-ui/field';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';

/** PR-10: what the carrier asks more for these bags, told to staff, and given back once a reason is noted. */
export function Surcharges() {
  const { store } = useAdmin();
  const { x_surcharge_check: shown, x_refund_surcharges: refunded } = useSelector(
    ({ concessions }) => concessions,
  );
  return (
    <div className="admin-tools__tool">
      <CheckField
        label="Show surcharges with the price"
        checked={shown !== undefined}
        onChange={({ target }) =>
          store.dispatch({
            type: 'concession-changed',
            concessions: { x_surcharge_check: target.checked ? 'true' : undefined },
          })
        }
      />
      {refunded === undefined ? (
        <Button
          onClick={() =>
            store.dispatch({
              type: 'authorization-wanted',
              act: 'refund_surcharges',
              gives: { x_refund_surcharges: 'true' },
            })
          }
        >
          Give surcharges back
        </Button>
      ) : (
        <>
          <p role="status">The surcharges are given back.</p>
          <Button
            onClick={() =>
              store.dispatch({ type: 'concession-changed', concessions: { x_refund_surcharges: undefined } })
            }
          >
            Ask for the surcharges again
          </Button>
        </>
      )}
    </div>
  );
}
