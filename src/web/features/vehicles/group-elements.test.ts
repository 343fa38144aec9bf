import { describe, expect, it } from 'vitest';
import { VPIC_ELEMENTS } from '#vin/decode/vpic-elements.ts';
import { groupElements, groupOfElement } from './group-elements.ts';

describe('everything we know about a vehicle', () => {
  it.each([
    ['Make', 'vehicle'],
    ['Model Year', 'vehicle'],
    ['Plant City', 'vehicle'],
    ['Body Class', 'body'],
    ['Gross Vehicle Weight Rating From', 'body'],
    ['Engine Number of Cylinders', 'engine'],
    ['Fuel Type - Primary', 'engine'],
    ['Drive Type', 'drive'],
    ['Brake System Type', 'drive'],
    ['Battery Energy (kWh) From', 'battery'],
    ['Front Air Bag Locations', 'safety'],
    ['Lane Departure Warning (LDW)', 'safety'],
    ['Error Text', 'decoding'],
    ['Vehicle Descriptor', 'decoding'],
  ])('%s stands under %s', (name, group) => {
    expect(groupOfElement(name)).toBe(group);
  });

  it('hardly any variable of vPIC stands under other', () => {
    const others = VPIC_ELEMENTS.filter(([, name]) => groupOfElement(name) === 'other');
    expect(others.map(([, name]) => name)).toEqual(['Cash For Clunkers']);
  });

  it('keeps each value with its source, and tells what was assumed from what was read', () => {
    const { groups, notApplicable } = groupElements({
      elements: { Model: 'Accord', 'Bed Type': 'Not Applicable', Doors: '4', ABS: 'Standard' },
      sources: {
        Model: { from: 'vpic-offline' },
        Doors: { from: 'vpic-offline' },
        ABS: { from: 'vpic-service', at: '2026-11-01T00:00:00.000Z' },
      },
      patterns: [
        { element: 'Model', value: 'Accord', source: 'Pattern', keys: 'CM82' },
        { element: 'Doors', value: '4', source: 'Default' },
      ],
    });
    expect(notApplicable).toEqual(['Bed Type']);
    expect(Object.fromEntries(groups)).toMatchObject({
      vehicle: [{ name: 'Model', basis: 'read', positions: [4, 5, 6, 7] }],
      body: [{ name: 'Doors', basis: 'assumed' }],
      other: [{ name: 'ABS', from: 'vpic-service', at: '2026-11-01T00:00:00.000Z', basis: 'stated' }],
    });
  });
});
