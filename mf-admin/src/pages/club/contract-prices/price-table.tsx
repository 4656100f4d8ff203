import type { ContractPrice } from '@sendahead/shared-contracts/console/contract-price-calls';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { ColumnHeads } from '../../../console/column-heads.tsx';
import { showDateOfYear } from '../../../console/show-day.ts';
import { When } from '../../../console/when.tsx';
import {
  contractDays,
  contractName,
  endedWords,
  neverBegan,
  contractTexts as texts,
} from '../../../copy/contract-prices.ts';
import { percentWords } from '../../../copy/contract-words.ts';
import '../../../console/list-table.css';

/** The first and the last day, one per line. */
const daysOf = ({ first_day, last_day }: ContractPrice): readonly string[] =>
  last_day !== null && last_day < first_day
    ? neverBegan(showDateOfYear(first_day))
    : contractDays(showDateOfYear(first_day), last_day && showDateOfYear(last_day));

/** A club's contract prices, with who agreed to them and why. */
export function PriceTable({
  caption,
  prices,
  onEnd,
}: {
  caption: string;
  prices: readonly ContractPrice[];
  /** Absent if the reader may not end them. */
  onEnd?: ((price: ContractPrice) => void) | undefined;
}) {
  const names = [texts.percent, texts.brand, texts.line, texts.carrier, texts.days, texts.agreed];
  return (
    <table className="console-list contract-table">
      <caption>{caption}</caption>
      <ColumnHeads names={onEnd ? [...names, texts.acts] : names} />
      <tbody>
        {prices.map((price) => (
          <tr key={price.id}>
            <td data-label={texts.percent}>{percentWords(price.tenths)}</td>
            <td data-label={texts.brand}>{price.brand ?? texts.all}</td>
            <td data-label={texts.line}>{price.line ?? texts.all}</td>
            <td data-label={texts.carrier}>{price.carrier ?? texts.all}</td>
            <td data-label={texts.days}>
              <span className="contract-days">
                {daysOf(price).map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </span>
            </td>
            <td data-label={texts.agreed}>
              <div className="contract-agreed">
                <span>
                  {price.made_by}, <When instant={price.made_at} />
                </span>
                <span className="console-lines__detail">{price.reason}</span>
                {price.ended ? (
                  <span className="console-lines__detail">{endedWords(price.ended)}</span>
                ) : null}
              </div>
            </td>
            {onEnd ? (
              <td data-label={texts.acts}>
                <Button variant="quiet" className="contract-end" onClick={() => onEnd(price)}>
                  {texts.endAct}
                  <VisuallyHidden>{` ${contractName(percentWords(price.tenths), price)}`}</VisuallyHidden>
                </Button>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
