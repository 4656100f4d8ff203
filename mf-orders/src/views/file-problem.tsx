import { FieldError } from '@sendahead/shared-ui';
import { useId } from 'react';
import { fileFailure } from '../copy/file-failures.ts';
import './file-problem.css';

/** The error of a file request, shown next to its button. */
export function FileProblem({ code }: { code: string | null }) {
  const id = useId();
  return (
    <div className="orders-problem" role="alert">
      {code ? <FieldError id={id} message={fileFailure(code)} /> : null}
    </div>
  );
}
