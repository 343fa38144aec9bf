import { describe, expect, it } from 'vitest';
import { chooseField, nameCar, readCarChoice, writeCarChoice } from './car-choice.ts';

const civic = { year: '2019', make: 'Honda', model: 'Civic', trim: 'EX' };

describe('choosing a car', () => {
  it('another make asks for model and trim again', () => {
    expect(chooseField(civic, 'make', 'Kia')).toEqual({ year: '2019', make: 'Kia', model: '', trim: '' });
  });

  it('stands in the address and comes back from it', () => {
    expect(readCarChoice(writeCarChoice(civic))).toEqual(civic);
  });

  it('an address with a gap is read up to the gap', () => {
    expect(readCarChoice(new URLSearchParams('year=2019&model=Civic'))).toEqual({
      year: '2019',
      make: '',
      model: '',
      trim: '',
    });
  });

  it('has a name as soon as it has a model', () => {
    expect(nameCar(civic)).toBe('2019 Honda Civic EX');
    expect(nameCar({ ...civic, trim: '' })).toBe('2019 Honda Civic');
    expect(nameCar({ ...civic, model: '', trim: '' })).toBe('');
  });
});
