export { DoneButton } from './done-button.tsx';
export { useGatheredLines } from './gather.ts';
export { foldRestored } from './restored.ts';
// Released parts import these two by their old names.
export { moveOnTo as ledOnTo, reveal as ledTo } from './reveal.ts';
export { useFold } from './use-fold.ts';
