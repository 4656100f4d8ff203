import { seeLooks } from '../support/see-looks.ts';

seeLooks({
  remote: 'mf-services',
  title: 'SV-04 MD-02 every look of trip and services has no violations and no sideways scroll',
  folder: 'services',
  portOffset: 8,
  card: 'Service',
  atLeast: 20,
});
