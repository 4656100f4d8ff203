import { chunksAskedWith } from './page-files.ts';

const runtime =
  'u=e=>({36:"ui-calendar",209:"ui",759:"ui-combobox"}[e]||e)+".js";f=()=>r.e(209);' +
  'g=()=>Promise.all([r.e(243),r.e(36)]);h=()=>Promise.all([r.e(561),r.e(759)])';

describe('chunks of the shell', () => {
  it('a chunk of the shell includes the chunks that its runtime requests with it', () => {
    expect(chunksAskedWith(runtime, 'ui-combobox')).toEqual(['561', '759']);
    expect(chunksAskedWith(runtime, 'ui-calendar')).toEqual(['243', '36']);
  });

  it('a name maps to a single chunk, or to none if it is unknown', () => {
    expect(chunksAskedWith(runtime, 'ui')).toEqual(['209']);
    expect(chunksAskedWith(runtime, 'ui-modal')).toEqual([]);
  });
});
