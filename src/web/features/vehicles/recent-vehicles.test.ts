import { describe, expect, it } from 'vitest';
import { addRecent } from './recent-vehicles.ts';

const accord = { vin: '1HGCM82633A004352', name: '2003 Honda Accord' };
const camaro = { vin: '124379N500001', name: '1969 Chevrolet Camaro V8' };

describe('recent vehicles', () => {
  it('the latest stands first, and each number once', () => {
    expect(addRecent([camaro, accord], accord)).toEqual([accord, camaro]);
  });

  it('a vehicle looked up again takes its newer name', () => {
    expect(addRecent([{ ...camaro, name: '' }], camaro)).toEqual([camaro]);
  });

  it('eight are kept', () => {
    const many = Array.from({ length: 8 }, (_, at) => ({ vin: `N${at}`, name: '' }));
    expect(addRecent(many, accord)).toEqual([accord, ...many.slice(0, 7)]);
  });
});
