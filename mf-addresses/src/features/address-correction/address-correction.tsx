import { correctionListMaxHeightPx } from '@sendahead/shared-contracts/constants';
import { Button, RadioGroup } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useState } from 'react';
import { correctionWords } from '../../copy/correction.ts';
import { useAddresses, useSelector } from '../../hooks/use-addresses.ts';
import { useTypingPause } from '../../hooks/use-typing-pause.ts';
import { failingEnd } from '../../state/correction.ts';
import './address-correction.css';

/** AD-12, MD-07, ER-03: the candidates of the end that did not validate; Update applies the chosen one. */
export function AddressCorrection() {
  const { store, host } = useAddresses();
  const end = useSelector((state) => (host.boot.flags.ups_zip_validator ? failingEnd(state) : null));
  const candidates = useSelector((state) => state.validation.candidates[end ?? 'origin']);
  const [chosen, setChosen] = useState<string>();
  const mayOpen = useTypingPause(end !== null);
  if (end === null || !mayOpen) return null;
  const update = () => {
    const candidate = candidates[Number(chosen)];
    if (!candidate) return;
    setChosen(undefined);
    store.dispatch({ type: 'candidate-chosen', end, candidate });
  };
  return (
    <Modal
      open
      title={correctionWords.title}
      onClose={() => store.dispatch({ type: 'correction-declined' })}
      actions={
        <Button variant="primary" onClick={update} aria-disabled={chosen === undefined}>
          {correctionWords.update}
        </Button>
      }
    >
      <p className="addresses-correction">{correctionWords.why({ end })}</p>
      <div style={{ maxHeight: correctionListMaxHeightPx, overflowY: 'auto' }}>
        <RadioGroup
          label={correctionWords.choose}
          column
          value={chosen}
          onChange={setChosen}
          options={candidates.map(({ zip, city, state }, index) => ({
            value: String(index),
            label: `${zip} ${city}, ${state}`,
          }))}
        />
      </div>
    </Modal>
  );
}
