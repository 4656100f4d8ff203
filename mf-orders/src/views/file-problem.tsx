import { FieldError } from '@sendahead/shared-ui';
import { useId } from 'react';
import { fileFailure } from '../copy/file-failures.ts';
import { fileWords } from '../copy/files.ts';
import type { FileDownload } from '../hooks/use-file.ts';
import './file-problem.css';

/** The result of a file request, next to its button: that it was downloaded, or the error. */
export function FileProblem({ file: { problem, saved } }: { file: Pick<FileDownload, 'problem' | 'saved'> }) {
  const id = useId();
  return (
    <>
      <div className="orders-problem" role="alert">
        {problem ? <FieldError id={id} message={fileFailure(problem)} /> : null}
      </div>
      {saved ? (
        <p className="orders-saved" role="status">
          {fileWords.saved(saved)}
        </p>
      ) : null}
    </>
  );
}
