import { seeLooks } from '../support/see-looks.ts';

seeLooks({
  remote: 'mf-travelers',
  title: 'TR-01 TR-18 MD-02 every look of the travelers has no violations and no sideways scroll',
  folder: 'travelers',
  portOffset: 9,
  card: 'Travelers & items',
  atLeast: 25,
});
