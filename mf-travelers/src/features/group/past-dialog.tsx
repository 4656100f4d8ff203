import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { Alert, Button, CheckField, FieldError, Skeleton } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type SyntheticEvent, useId, useState } from 'react';
import { countedTravelers } from '../../copy/group-words.ts';
import { pastWords } from '../../copy/past-words.ts';
import { travelersWords } from '../../copy/travelers.ts';
import { travelersSummary } from '../../copy/travelers-summary.ts';
import { type PastTravelers, usePastTravelers } from '../../hooks/use-past-travelers.ts';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { openSlots } from '../../state/list-added.ts';
import { choosable, pastTraveler, placesFor } from '../../state/past-travelers.ts';
import './group.css';

/**
 * People whom the user shipped for before: chosen people become travelers, with the bags of their last trip.
 */
export function PastDialog({ onClose }: { onClose: () => void }) {
  const { store, host } = useTravelers();
  const { brand } = host.boot;
  const { past, ask } = usePastTravelers();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const slots = useSelector(openSlots);
  const id = useId();
  const state = useSelector((whole) => whole);
  const offered = Array.isArray(past) ? choosable(state, past) : [];
  const people = offered.filter((person) => chosen.includes(person.id));
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (people.length === 0 || people.length > slots) return;
    onClose();
    store.dispatch({
      type: 'travelers-listed',
      travelers: people.map((person) => pastTraveler(person, brand)),
      instead: placesFor(store.getState(), people),
      text: pastWords.added({ travelers: countedTravelers(people.length, brand) }),
    });
  };
  return (
    <Modal
      open
      title={travelersWords.past({ word: brand.traveler_word })}
      onClose={onClose}
      actions={
        offered.length > 0 ? (
          <Button variant="primary" type="submit" form={id}>
            {pastWords.add({ travelers: people.length > 0 ? countedTravelers(people.length, brand) : null })}
          </Button>
        ) : undefined
      }
    >
      <form id={id} className="travelers-past" noValidate onSubmit={add}>
        <People
          past={past}
          offered={offered}
          onAsk={ask}
          chosen={chosen}
          onChoose={(person, isChosen) =>
            setChosen(isChosen ? [...chosen, person] : chosen.filter((each) => each !== person))
          }
        />
        <FieldError
          id={`${id}-error`}
          message={tried && offered.length > 0 ? problemOf(people.length, slots) : undefined}
        />
      </form>
    </Modal>
  );
}

const problemOf = (chosen: number, slots: number): string | undefined => {
  if (chosen === 0) return pastWords.noneChosen;
  return chosen > slots ? pastWords.tooMany({ slots }) : undefined;
};

function People({
  past,
  offered,
  onAsk,
  chosen,
  onChoose,
}: {
  past: PastTravelers;
  offered: readonly Traveler[];
  onAsk: () => void;
  chosen: readonly string[];
  onChoose: (person: string, isChosen: boolean) => void;
}) {
  const { brand } = useTravelers().host.boot;
  if (past === 'loading') return <Skeleton shape="line" count={3} label={pastWords.loading} />;
  if (past === 'failed')
    return (
      <Alert severity="danger" live>
        {pastWords.failed} <Button onClick={onAsk}>{pastWords.again}</Button>
      </Alert>
    );
  if (offered.length === 0) return <p>{past.length > 0 ? pastWords.all : pastWords.none}</p>;
  return (
    <>
      <p>{pastWords.lead}</p>
      {offered.map((person) => (
        <CheckField
          key={person.id}
          label={travelersSummary({ travelers: [person] }, brand)}
          checked={chosen.includes(person.id)}
          onChange={({ target }) => onChoose(person.id, target.checked)}
        />
      ))}
    </>
  );
}
