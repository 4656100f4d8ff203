import { addClaimFile, dropClaimFile, readClaimFile } from '@sendahead/shared-contracts/claims/calls';
import { type Claim, mostClaimFiles } from '@sendahead/shared-contracts/claims/schema';
import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { Alert, Button, Icon } from '@sendahead/shared-ui';
import { useState } from 'react';
import { claimWords } from '../../copy/claims.ts';
import { problemOf, problemWords } from '../../copy/problems.ts';
import { usePress } from '../../hooks/use-press.ts';
import { readFile } from '../../state/read-file.ts';
import { FileField } from '../../views/file-field.tsx';

const types = ['image/jpeg', 'image/png', 'application/pdf'];

interface Props {
  readonly claim: Claim;
  readonly changed: () => void;
  readonly missing?: string | undefined;
}

/** Photos and proof: added and taken out as long as the claim is written, downloaded at any time. */
export function ClaimFiles({ claim, changed, missing }: Props) {
  const { claim_id: claimId, files, editable } = claim;
  const adding = usePress(addClaimFile);
  const dropping = usePress(dropClaimFile);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const choose = async (file: File): Promise<void> => {
    const read = await readFile(file, types, 'proof_not_read');
    setProblem('problem' in read ? problemOf(read.problem) : undefined);
    if ('problem' in read) return;
    const { name, base64 } = read;
    if (await adding.send({ params: { claimId }, body: { name: name.slice(-120), base64 } })) changed();
  };
  const drop = async (fileId: string): Promise<void> => {
    if (await dropping.send({ params: { claimId, fileId } })) changed();
  };
  return (
    <>
      {editable && files.length < mostClaimFiles ? (
        <FileField
          label={claimWords.files}
          hint={claimWords.filesHint}
          accept={types.join(',')}
          onChoose={(file) => void choose(file)}
          error={problem ?? (adding.error ? problemWords(adding.error) : missing)}
        />
      ) : null}
      <p role="status" className="order-claims__when">
        {adding.busy ? claimWords.addingFile : ''}
      </p>
      {files.length > 0 ? (
        <ul className="order-claim__files" aria-label={claimWords.files}>
          {files.map(({ file_id, name }) => (
            <li key={file_id}>
              <a href={pathOf(readClaimFile, { claimId, fileId: file_id })}>{name}</a>
              {editable ? (
                <Button
                  variant="quiet"
                  icon={<Icon name="close" />}
                  aria-label={claimWords.remove(name)}
                  onClick={() => void drop(file_id)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {dropping.error ? (
        <Alert severity="danger" live>
          {problemWords(dropping.error)}
        </Alert>
      ) : null}
    </>
  );
}
