export { DoneButton } from './done-button.tsx';
export { ledOnTo, ledTo } from './led-on.ts';
export { foldRestored } from './restored.ts';
export { useFold } from './use-fold.ts';
