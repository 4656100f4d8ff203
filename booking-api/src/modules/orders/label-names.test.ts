import { withLabelNames } from './label-names.ts';

const traveler = (name: string) => ({ name, email: '', items: [] });

describe('the names on the labels of an order', () => {
  it('TR-02 label names are shown when the traveler chose one, or when the name does not fit', () => {
    const travelers = [traveler('Ann Lee'), traveler('李 安'), traveler('Maximiliana Featherstonehaugh')];
    const bags = [{ traveler: 'Ann Lee' }, { traveler: '李 安', labelName: 'An Li' }];
    expect(withLabelNames(travelers, bags).map(({ label_name }) => label_name)).toEqual([
      undefined,
      'An Li',
      'Maximiliana',
    ]);
  });

  it('TR-02 label names remain separate for two travelers of the same name', () => {
    const casey = { name: 'Casey Lane', email: '', items: ['Golf Bag', 'Luggage'] };
    const ofOne = (labelName?: string) => ({ traveler: 'Casey Lane', ...(labelName ? { labelName } : {}) });
    const bags = [ofOne('Casey L Senior'), ofOne('Casey L Senior'), ofOne(), ofOne()];
    expect(withLabelNames([casey, casey], bags).map(({ label_name }) => label_name)).toEqual([
      'Casey L Senior',
      undefined,
    ]);
  });
});
