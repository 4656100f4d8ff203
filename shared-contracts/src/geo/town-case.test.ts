import { tableTown, typedTown } from './town-case.ts';

describe('AD-31 the capitalization of a town’s name', () => {
  it.each([
    ['Mont-tremblant', 'Mont-Tremblant'],
    ['St-louis-de-kent', 'St-Louis-de-Kent'],
    ["Val-d'or", "Val-d'Or"],
    ["L'assomption", "L'Assomption"],
    ["O'fallon", "O'Fallon"],
    ["St. John's North", "St. John's North"],
    ['Mckinney', 'McKinney'],
    ['Fort Mcmurray', 'Fort McMurray'],
    ['Melcher-dallas', 'Melcher-Dallas'],
    ['Macon', 'Macon'],
    ['Wilkes Barre', 'Wilkes Barre'],
  ])('%s in a table becomes %s', (name, written) => {
    expect(tableTown(name)).toBe(written);
  });

  it.each([
    ['mont-tremblant', 'Mont-Tremblant'],
    ['MONT-TREMBLANT', 'Mont-Tremblant'],
    ['rio de janeiro', 'Rio de Janeiro'],
    ['la rochelle', 'La Rochelle'],
    ['stratford-upon-avon', 'Stratford-upon-Avon'],
    ['São Paulo', 'São Paulo'],
    ['Mont-tremblant', 'Mont-tremblant'],
    ['McKinney', 'McKinney'],
    ['Den Haag', 'Den Haag'],
    ['', ''],
  ])('%s as typed becomes %s', (name, written) => {
    expect(typedTown(name)).toBe(written);
  });
});
