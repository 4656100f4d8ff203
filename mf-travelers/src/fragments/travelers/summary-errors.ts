import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { SummaryError } from '@sendahead/shared-ui';
import { placeWords } from '../../copy/place-words.ts';
import { problemText } from '../../copy/problems.ts';
import { counterId, fieldId } from '../../state/field-id.ts';
import { offeredLines } from '../../state/offered-lines.ts';
import { allProblems } from '../../state/problems.ts';
import type { TravelersState } from '../../state/state.ts';

/** Every problem of the section with the control it belongs to; the sentence begins with the traveler and the bag. */
export function summaryErrors(state: TravelersState, brand: Brand): SummaryError[] {
  const alone = state.travelers.length === 1;
  return allProblems(state, brand).flatMap(({ problems }, index) =>
    problems.map(({ path, problem }) => {
      const traveler = state.travelers[index];
      const firstLine = (traveler && offeredLines(brand, state, traveler)[0]?.key) ?? '';
      const where = placeWords(path, alone ? null : index + 1, brand);
      return {
        fieldId: path === 'items' ? counterId(index + 1, firstLine) : fieldId(index + 1, path),
        message: `${where}${problemText(problem, brand)}`,
      };
    }),
  );
}
