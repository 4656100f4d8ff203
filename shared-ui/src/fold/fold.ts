export { DoneButton } from './done-button.tsx';
export { ledOnTo } from './led-on.ts';
export { useFold } from './use-fold.ts';
