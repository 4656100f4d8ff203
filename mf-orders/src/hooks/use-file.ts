import { problemSchema } from '@sendahead/shared-contracts/call/problem';
import { useMutation } from '@tanstack/react-query';

/** A file that is fetched on demand, so that a failure is shown at the button. */
export interface FileDownload {
  readonly busy: boolean;
  /** The code of why the file could not be fetched; null once it is requested again. */
  readonly problem: string | null;
  /** The name of the file that was downloaded last. */
  readonly saved: string | null;
  get(url: string, name: string): void;
}

export function useFile(): FileDownload {
  const { isPending, data, mutate } = useMutation({ mutationFn: fetchFile });
  return {
    busy: isPending,
    problem: data?.problem ?? null,
    saved: data?.saved ?? null,
    get: (url, name) => isPending || mutate({ url, name }),
  };
}

async function fetchFile(wanted: {
  url: string;
  name: string;
}): Promise<Pick<FileDownload, 'problem' | 'saved'>> {
  const refused = (problem: string) => ({ problem, saved: null });
  try {
    // Not `*/*`, which some files answer as data.
    const answer = await fetch(wanted.url, { headers: { accept: 'application/pdf, text/calendar' } });
    if (!answer.ok) {
      const problem = problemSchema.safeParse(await answer.json());
      return refused(problem.success ? problem.data.code : 'internal');
    }
    save(await answer.blob(), wanted.name);
    return { problem: null, saved: wanted.name };
  } catch {
    return refused('connection_lost');
  }
}

/** Saves a file to the browser's downloads. */
function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
