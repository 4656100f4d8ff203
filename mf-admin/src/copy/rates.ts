import type { MeasureCondition } from '@sendahead/shared-contracts/console/rate-sheet-calls';

export const sheetStates = {
  past: 'Over',
  present: 'Holds today',
  coming: 'To come',
  replaced: 'Replaced on its day',
} as const;

export const measureNames: Readonly<Record<MeasureCondition['measure'], string>> = {
  length: 'length (in)',
  second: 'second longest side (in)',
  lengthAndGirth: 'length plus girth (in)',
  volume: 'volume (cu in)',
  weight: 'weight (lb)',
};

/** Of a number the strict operators say the same as the others; a sheet may name either. */
export const operatorNames: Readonly<Record<MeasureCondition['operator'], string>> = {
  '>': 'is more than',
  '>=': 'is at least',
  '<': 'is less than',
  '<=': 'is at most',
  '==': 'is',
  '===': 'is exactly',
  '!=': 'is not',
  '!==': 'is anything but',
};

export const rateTexts = {
  noDrafts: 'No sheet is in the making.',
  notMade: 'The draft could not be begun. Try again.',
  notSaved: 'This could not be saved. What you changed is still here; try again.',
  changedSince: 'Somebody changed this draft since you opened it. Read the page again before you go on.',
  saved: 'All changes are saved.',
  badFigure: 'A figure is missing, negative, too large or not a number. It is marked.',
  notCompared: 'The trips could not be priced. Try again in a moment.',
  notPublished: 'This could not be published. Try again.',
  versionExists: 'A sheet of this version is published. Choose another.',
  tooEarly: 'Choose a day to come: what was sold today keeps its sheet.',
  nothingChanged: 'This draft changes nothing of the sheet that it began from.',
  notWithdrawn: 'This could not be taken back. Try again.',
  reasonMissing: 'Say why.',
  compareFirst: 'Compare the draft as it is now before you publish it.',
} as const;
