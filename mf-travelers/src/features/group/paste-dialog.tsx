import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { Button, SelectField, TextArea } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { countedTravelers } from '../../copy/group-words.ts';
import { listPhoneCountry, listProblemText, listWords } from '../../copy/list-words.ts';
import { travelersWords } from '../../copy/travelers.ts';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { unitedStates } from '../../state/empty-phone.ts';
import { blankTravelers, listedTraveler, openSlots } from '../../state/list-added.ts';
import { type PastedList, type PastedPhones, readPastedList } from '../../state/pasted-list.ts';
import './group.css';

/**
 * A list of travelers copied from a spreadsheet, parsed when it is pasted, and added once every line is
 * valid.
 */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const { store, host } = useTravelers();
  const { brand } = host.boot;
  const slots = useSelector(openSlots);
  const id = useId();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [country, setCountry] = useState(unitedStates);
  const countries = useSelector((state) => state.phoneCountries);
  useEffect(() => store.dispatch({ type: 'phones-wanted' }), [store]);
  const [judge, setJudge] = useState<PastedPhones['judge']>();
  useEffect(() => {
    loadUntilThere(() => import('@sendahead/shared-contracts/validation/phone-rules')).then(
      ({ judgePhone }) => setJudge(() => judgePhone),
      () => undefined,
    );
  }, []);
  const list = readPastedList(text, brand, slots, judge ? { country, judge } : { country });
  const { people, problems } = list;
  const isReady = people.length > 0 && problems.length === 0;
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReady) {
      document.getElementById(`${id}-list`)?.focus();
      return;
    }
    onClose();
    store.dispatch({
      type: 'travelers-listed',
      travelers: people.map((person) => listedTraveler(person, brand)),
      instead: blankTravelers(store.getState()),
      text: listWords.added({ travelers: countedTravelers(people.length, brand) }),
    });
  };
  const lines = brand.product_lines.map((line) => line.plural_display_name).join(', ');
  return (
    <Modal
      open
      wide
      title={travelersWords.pasteList}
      onClose={onClose}
      actions={
        <Button variant="primary" type="submit" form={id}>
          {listWords.add({ travelers: people.length > 0 ? countedTravelers(people.length, brand) : null })}
        </Button>
      }
    >
      <form id={id} className="travelers-paste" noValidate onSubmit={add}>
        <TextArea
          id={`${id}-list`}
          label={listWords.label({ word: brand.traveler_word })}
          hint={listWords.hint({ lines, slots })}
          rows={6}
          value={text}
          error={tried && !isReady ? missing(list) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <SelectField
          label={listPhoneCountry}
          options={countries.map(({ code, name, dial }) => ({ value: code, label: `${name} ${dial}` }))}
          value={country.code}
          onChange={({ target }) =>
            setCountry(countries.find(({ code }) => code === target.value) ?? unitedStates)
          }
        />
        <Preview list={list} />
      </form>
    </Modal>
  );
}

const missing = ({ problems }: PastedList): string =>
  problems.length > 0 ? listWords.fixLines : listWords.missing;

/** The travelers that would be added, and the error of each invalid line. */
function Preview({ list: { people, problems } }: { list: PastedList }) {
  const { brand } = useTravelers().host.boot;
  const nameOf = (key: string) => brand.product_lines.find((line) => line.key === key)?.plural_display_name;
  return (
    <>
      <p role="status" className="travelers-paste__sum">
        {people.length + problems.length === 0
          ? ''
          : listWords.sum({
              travelers: countedTravelers(people.length, brand),
              wrongLines: new Set(problems.map(({ line }) => line)).size,
            })}
      </p>
      {problems.length > 0 ? (
        <ul className="travelers-paste__problems" aria-label={listWords.problems}>
          {problems.map(({ line, problem }) => (
            <li key={`${line} ${problem}`}>
              {listWords.problem({ line, text: listProblemText(problem, brand) })}
            </li>
          ))}
        </ul>
      ) : null}
      {people.length > 0 ? (
        <ol className="travelers-paste__people" aria-label={listWords.preview}>
          {people.map(({ firstName, lastName, email, phone, counts }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
            <li key={index}>
              <strong>{`${firstName} ${lastName}`}</strong>
              <span>{[email, phone].filter(Boolean).join(', ')}</span>
              <span>
                {Object.entries(counts)
                  .map(([key, count]) => listWords.bags({ count, line: nameOf(key) }))
                  .join(', ') || listWords.noBags}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
