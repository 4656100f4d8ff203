import { problemSchema } from '@sendahead/shared-contracts/call/problem';
import { useMutation } from '@tanstack/react-query';

/** A file that is fetched on demand, so that a failure is shown at the button. */
export interface FileDownload {
  readonly busy: boolean;
  /** The code of why the file could not be fetched; null once it is requested again. */
  readonly problem: string | null;
  get(address: string, name: string): void;
}

export function useFile(): FileDownload {
  const { isPending, data, mutate } = useMutation({ mutationFn: fetchFile });
  return {
    busy: isPending,
    problem: data ?? null,
    get: (address, name) => isPending || mutate({ address, name }),
  };
}

async function fetchFile({ address, name }: { address: string; name: string }): Promise<string | null> {
  try {
    // Not `*/*`, which some files answer as data.
    const answer = await fetch(address, { headers: { accept: 'application/pdf, text/calendar' } });
    if (!answer.ok) {
      const problem = problemSchema.safeParse(await answer.json());
      return problem.success ? problem.data.code : 'internal';
    }
    save(await answer.blob(), name);
    return null;
  } catch {
    return 'connection_lost';
  }
}

/** Saves a file to the browser's downloads. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
