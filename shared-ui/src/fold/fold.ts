export { DoneButton } from './done-button.tsx';
export { useFold } from './use-fold.ts';
