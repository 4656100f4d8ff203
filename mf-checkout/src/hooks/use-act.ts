import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { useState } from 'react';

/** One act of a section: at most one at a time, with the code of the last failure. */
export interface Act {
  readonly busy: boolean;
  /** The code of the refusal; null if nothing failed. */
  readonly problem: string | null;
  /** Codes by field, if the server named fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Runs it; resolves to true if it succeeded. Never rejects. */
  run(act: () => Promise<unknown>): Promise<boolean>;
}

const idle = { busy: false, problem: null, fields: {} };

export function useAct(): Act {
  const [state, setState] = useState<Omit<Act, 'run'>>(idle);
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    if (state.busy) return false;
    setState({ ...idle, busy: true });
    try {
      await act();
      setState(idle);
      return true;
    } catch (error) {
      const refused = isApiError(error) ? error : null;
      const fields = Object.fromEntries((refused?.fields ?? []).map(({ path, code }) => [path, code]));
      setState({ busy: false, problem: refused?.code ?? 'internal', fields });
      return false;
    }
  };
  return { ...state, run };
}
