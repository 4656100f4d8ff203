import { seeLooks } from '../support/see-looks.ts';

seeLooks({
  remote: 'mf-addresses',
  title: 'D3-1 MD-02 VL-20 every look of the places has no violations and no sideways scroll',
  folder: 'addresses',
  portOffset: 7,
  card: 'Ship to',
  atLeast: 18,
});
