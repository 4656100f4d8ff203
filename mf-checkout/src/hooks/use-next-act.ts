import { checkoutTimings } from '@sendahead/shared-contracts/constants';
import { type NextAct, nextAct } from '../copy/next-act.ts';
import { useSelector } from './use-checkout.ts';
import { useSettled } from './use-settled.ts';

/** PY-01, PY-03: the next step, refreshed half a second after the last change. */
export function useNextAct(): NextAct {
  const act = useSelector((state) => JSON.stringify(nextAct(state)));
  return JSON.parse(useSettled(act, checkoutTimings.paymentButtonRefreshMs[0]));
}
