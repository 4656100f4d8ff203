import { useEffect } from 'react';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId, headingId } from '../../state/field-id.ts';

/** The number of frames to wait for a bag to render. */
const framesAtMost = 30;

/** After a traveler or a bag was added, moved or removed, focus goes to the place that the reducer named. */
export function useHeadingFocus(): void {
  const { store } = useTravelers();
  const turn = useSelector(({ focus }) => focus.turn);
  useEffect(() => {
    if (turn === 0) return;
    const { travelers, focus } = store.getState();
    const number = travelers.findIndex(({ key }) => key === focus.traveler) + 1;
    if (number === 0) return;
    const id = focus.path ? fieldId(number, focus.path) : headingId(number);
    let frame = 0;
    // A bag renders when there is time for it.
    const seek = (left: number) => {
      const element = document.getElementById(id);
      if (element) element.focus();
      else if (left > 0) frame = requestAnimationFrame(() => seek(left - 1));
    };
    seek(framesAtMost);
    return () => cancelAnimationFrame(frame);
  }, [turn, store]);
}
