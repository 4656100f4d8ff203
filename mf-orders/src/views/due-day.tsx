import type { OrderShipment } from '@sendahead/shared-contracts/orders/order-detail';
import { bagWords, lateReasonWords } from '../copy/bags.ts';
import { spokenDay } from '../copy/days.ts';
import { timeWords } from '../copy/times.ts';
import { useOrders } from '../hooks/use-orders.ts';
import './due-day.css';

type Due = Pick<
  OrderShipment,
  'promised_on' | 'expected_on' | 'arrived_at' | 'days_late' | 'late_reason' | 'time_zone' | 'status'
>;

/**
 * When a bag is due: the promised date, the carrier's estimate, and the arrival; a late bag is marked late with the
 * reason.
 */
export function DueDay({ bag }: { bag: Due }) {
  const now = useOrders().host.now();
  const late = (bag.days_late ?? 0) > 0;
  const words = dueWords(bag, now);
  if (!words || bag.status === 'cancelled') return null;
  return (
    <div className="orders-due" data-late={late || undefined}>
      <p className="orders-due__day">{words}</p>
      {late && bag.late_reason !== undefined ? (
        <p className="orders-due__why">{`${lateReasonWords(bag.late_reason)}.`}</p>
      ) : null}
    </div>
  );
}

function dueWords(bag: Due, now: number): string | null {
  const { promised_on, expected_on, arrived_at, days_late = 0, time_zone } = bag;
  if (!promised_on) return null;
  const promised = spokenDay(promised_on, now);
  const days = bagWords.days(days_late);
  if (arrived_at) {
    const moment = timeWords(arrived_at, time_zone);
    return days_late > 0 ? bagWords.arrivedLate(promised, moment, days) : bagWords.arrived(moment);
  }
  if (expected_on)
    return expected_on < promised_on
      ? bagWords.earlier(promised, spokenDay(expected_on, now))
      : bagWords.nowOn(promised, spokenDay(expected_on, now), days);
  return days_late > 0 ? bagWords.overdue(promised) : bagWords.due(promised);
}
