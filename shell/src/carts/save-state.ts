import { BehaviorSubject } from '@sendahead/shared-contracts/bus/rx';

/**
 * Where the input is stored: nothing entered yet, saved by the server, or kept only in this browser because
 * there is no connection (`offline`) or the server could not save it (`kept`).
 */
export type SaveState = 'nothing' | 'saved' | 'offline' | 'kept';

export const saveStates = (): BehaviorSubject<SaveState> => new BehaviorSubject<SaveState>('nothing');
