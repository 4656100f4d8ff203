import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { RadioGroup } from '@sendahead/shared-ui';
import { ClubChoice } from '../../../console/club-choice.tsx';
import { FormDialog } from '../../../console/form-dialog.tsx';
import { QueryView } from '../../../console/query-view.tsx';
import { useClubNames } from '../../../console/use-clubs.ts';
import { mergeFailure, mergeTexts as texts } from '../../../copy/club-merge.ts';
import { Compared } from './compared.tsx';
import { MergeFields } from './merge-fields.tsx';
import { type Side, useMerge } from './use-merge.ts';

/** CO-138, CO-139: two records of one club, what happens to each, and the choices of a person. */
export function MergeDialog({
  club,
  onClose,
  onDone,
}: {
  club: { id: number; name: string };
  onClose: () => void;
  onDone: (notice: string) => void;
}) {
  const merge = useMerge(club.id, onDone);
  const { otherId, both, error } = merge;
  const [otherName = ''] = useClubNames(otherId === null ? [] : [otherId]);
  return (
    <FormDialog
      title={texts.title}
      act={texts.act}
      busyAct={texts.busy}
      busy={merge.isPending}
      failure={both?.needs_rates ? texts.needsRates : mergeFailure(error)}
      onClose={onClose}
      onSubmit={merge.submit}
      wide
      danger
    >
      <ClubChoice
        label={texts.other}
        clubId={otherId}
        error={merge.pressed && otherId === null ? texts.chooseOther : undefined}
        onChange={merge.chooseOther}
      />
      {otherId === null ? null : (
        <>
          <RadioGroup<Side>
            label={texts.which}
            column
            value={merge.staying}
            options={[
              { value: 'this', label: `${club.name} (${club.id})` },
              { value: 'other', label: `${otherName} (${otherId})` },
            ]}
            onChange={merge.chooseStaying}
          />
          <QueryView query={merge.compared} label={texts.loading}>
            {(read) => (
              <div className="console-merge">
                <Compared both={read} />
                <MergeFields
                  both={read}
                  draft={merge.draft}
                  problems={merge.problems}
                  wrongName={isWrongName(error)}
                  onChange={merge.setDraft}
                />
              </div>
            )}
          </QueryView>
        </>
      )}
    </FormDialog>
  );
}

const isWrongName = (error: unknown): boolean =>
  isApiError(error) && error.fields.some(({ code }) => code === 'wrong_name');
