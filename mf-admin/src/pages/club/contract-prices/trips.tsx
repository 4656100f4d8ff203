import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { compareContractPrices } from '@sendahead/shared-contracts/console/contract-price-calls';
import { formatMoney } from '@sendahead/shared-ui';
import { ColumnHeads } from '../../../console/column-heads.tsx';
import { showDayOfYear } from '../../../console/show-day.ts';
import { contractTexts as texts, tripWords } from '../../../copy/contract-prices.ts';
import '../../../console/list-table.css';

const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents));

/** The price of a club's sample trips today and under the proposal. */
export function Trips({ compared }: { compared: CallOutput<typeof compareContractPrices> | null }) {
  return (
    <>
      <p role="status">
        {compared ? texts.compared({ trips: compared.trips.length, day: showDayOfYear(compared.day) }) : null}
      </p>
      {compared && compared.trips.length > 0 ? (
        <table className="console-list">
          <caption>{texts.comparison}</caption>
          <ColumnHeads names={[texts.trip, texts.today, texts.withContract, texts.difference]} />
          <tbody>
            {compared.trips.map((trip) => (
              <tr key={`${trip.direction} ${trip.home}`}>
                <td data-label={texts.trip}>
                  <span>
                    {tripWords(trip)}
                    <br />
                    <span className="console-lines__detail">{`${trip.item}, ${trip.service}`}</span>
                  </span>
                </td>
                <td data-label={texts.today}>{formatMoney(trip.today_cents)}</td>
                <td data-label={texts.withContract}>{formatMoney(trip.contract_cents)}</td>
                <td data-label={texts.difference}>{signed(trip.contract_cents - trip.today_cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}
