export { DoneButton } from './done-button.tsx';
export { useGatheredLines } from './gather.ts';
export { ledOnTo, ledTo } from './led-on.ts';
export { foldRestored } from './restored.ts';
export { useFold } from './use-fold.ts';
