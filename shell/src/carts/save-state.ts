import { BehaviorSubject } from '@sendahead/shared-contracts/bus/rx';

/**
 * Where what was entered is: nothing entered so far, saved by the server, or kept in this browser alone because there is no
 * connection (`offline`) or the server could not save it (`kept`).
 */
export type SaveState = 'nothing' | 'saved' | 'offline' | 'kept';

export const saveStates = (): BehaviorSubject<SaveState> => new BehaviorSubject<SaveState>('nothing');
