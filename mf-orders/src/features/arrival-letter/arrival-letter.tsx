import {
  arrivalLetter,
  type LetterLanguage,
  letterLanguageNames,
  letterLanguages,
} from '@sendahead/shared-contracts/orders/arrival-letter-calls';
import { paperPath } from '@sendahead/shared-contracts/orders/paper-path';
import { isOver } from '@sendahead/shared-contracts/orders/states';
import { SelectField } from '@sendahead/shared-ui';
import { DateField } from '@sendahead/shared-ui/booking';
import { useState } from 'react';
import { arrivalLetterWords } from '../../copy/arrival-letter.ts';
import { useCustomsDays } from '../../hooks/use-customs-days.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { FileRow } from '../../views/file-row.tsx';
import { OrderSection } from '../../views/order-section.tsx';
import './arrival-letter.css';

const options = letterLanguageNames.map((value) => ({ value, label: letterLanguages[value] }));

/** A letter to the place of arrival, in its language; hidden once the bags have arrived. */
export function ArrivalLetter() {
  const { order_id, display_id, state } = useOrder().order;
  const days = useCustomsDays()?.international_info;
  const [language, setLanguage] = useState<LetterLanguage>('en');
  // Undefined until they are typed: the days that customs has.
  const [typedFrom, setFrom] = useState<string | null>();
  const [typedUntil, setUntil] = useState<string | null>();
  const from = typedFrom === undefined ? (days?.date_of_arrival ?? null) : typedFrom;
  const until = typedUntil === undefined ? (days?.date_of_departure ?? null) : typedUntil;
  const early = from !== null && until !== null && until < from;
  if (isOver(state)) return null;
  return (
    <OrderSection id="arrival" title={arrivalLetterWords.title}>
      <p>{arrivalLetterWords.lead}</p>
      <SelectField
        label={arrivalLetterWords.language}
        value={language}
        options={options}
        onChange={({ target }) => {
          const chosenLanguage = letterLanguageNames.find((name) => name === target.value);
          if (chosenLanguage) setLanguage(chosenLanguage);
        }}
      />
      <div className="order-stay">
        <DateField label={arrivalLetterWords.from} optional value={from} onChange={setFrom} />
        <DateField
          label={arrivalLetterWords.until}
          optional
          value={until}
          error={early ? arrivalLetterWords.untilEarly : undefined}
          onChange={setUntil}
        />
      </div>
      <ul className="order-files">
        <FileRow
          title={arrivalLetterWords.letter}
          detail={arrivalLetterWords.detail}
          url={paperPath(arrivalLetter, order_id, {
            language,
            ...(from === null ? {} : { stay_from: from }),
            ...(until === null || early ? {} : { stay_until: until }),
          })}
          name={`letter-${display_id}-${language}.pdf`}
        />
      </ul>
    </OrderSection>
  );
}
