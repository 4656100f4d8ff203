import { Button } from '@sendahead/shared-ui';
import { fileWords } from '../copy/files.ts';
import { useFile } from '../hooks/use-file.ts';
import { FileProblem } from './file-problem.tsx';
import './file-row.css';

interface Props {
  readonly title: string;
  readonly detail: string;
  readonly url: string;
  readonly name: string;
}

/** A document of an order with its button; an error appears below it. */
export function FileRow({ title, detail, url, name }: Props) {
  const file = useFile();
  return (
    <li className="order-file">
      <div className="order-file__words">
        <strong>{title}</strong>
        <span>{detail}</span>
      </div>
      <Button
        busy={file.busy}
        busyLabel={fileWords.getting}
        aria-label={fileWords.downloadOf(title)}
        onClick={() => file.get(url, name)}
      >
        {fileWords.download}
      </Button>
      <FileProblem file={file} />
    </li>
  );
}
