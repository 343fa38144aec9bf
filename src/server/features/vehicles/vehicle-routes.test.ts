import { describe, expect, it } from 'vitest';
import { newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';

/** A real 2003 Honda Accord, as vPIC's own examples decode it. */
const accord = '1HGCM82633A004352';

const ask = async (path: string, host?: string) =>
  (await send(`/members/${path}`, { host: host ?? (await newSite()).host })).body;

describe('decoding a VIN', () => {
  it.each(['api-cwa/decode', 'decode'])(
    'at %s names every value, its source and the pattern behind it',
    async (path) => {
      const body = await ask(`${path}?vin=1hgcm-82633 a004352`.replaceAll(' ', '%20'));
      expect(body).toMatchObject({
        status: 'success',
        vin: accord,
        valid: true,
        vehicle: {
          year: 2003,
          make: 'Honda',
          model: 'Accord',
          isEurope: false,
          isMotorcycle: false,
          name: '2003 Honda Accord',
        },
        service: 'not-asked',
      });
      expect(body.elements).toMatchObject({ Make: 'HONDA', Model: 'Accord', 'Model Year': '2003' });
      expect(body.values).toMatchObject({ Make: 'HONDA', ModelYear: '2003', VIN: accord });
      expect(body.sources.Model).toEqual({ from: 'vpic-offline' });
      expect(body.patterns.find((found: { element: string }) => found.element === 'Model')).toMatchObject({
        source: 'Pattern',
        keys: expect.any(String),
      });
    },
  );

  it('16 characters are the error Wrong VIN, with what is missing in the language of the site', async () => {
    const { host } = await newSite({ language: 'es' });
    expect(await ask(`decode?vin=${accord.slice(0, 16)}`, host)).toMatchObject({
      status: 'error',
      message: 'Wrong VIN',
      detail: 'Un VIN tiene 17 caracteres: falta 1.',
      vehicle: null,
    });
  });

  it('a VIN of a maker nobody registered is no data, not a guess', async () => {
    expect(await ask('decode?vin=ZZZCM82633A004352')).toMatchObject({
      status: 'no_prev_data',
      vehicle: null,
    });
  });
});

describe('checking a VIN before use', () => {
  const check = async (fields: Record<string, string>) => {
    const { host } = await newSite();
    return (await send('/members/api-cwa/vin-validate', { host, form: fields })).body;
  };

  it('the type defaults to report', async () => {
    expect(await check({ vin: accord })).toMatchObject({
      status: 'success',
      type: 'report',
      kind: 'standard',
      problems: [],
      make: 'Honda',
      region: 'North America',
      model_years: [2003],
    });
    expect((await check({ vin: accord, type: 'sticker' })).type).toBe('sticker');
  });

  it('one misread character is offered, never applied', async () => {
    const misread = accord.replace('8', 'B');
    const body = await check({ vin: misread });
    expect(body).toMatchObject({ status: 'error', message: 'Wrong VIN', vin: misread });
    expect(body.problems[0]).toMatchObject({ code: 'wrong-check-digit', positions: [9] });
    expect(body.likely_vins.map((likely: { vin: string }) => likely.vin)).toContain(accord);
  });

  it.each([
    ['242370A123456', 'success', 'classic'],
    ['9F02Q100001', 'success', 'classic'],
    ['QQQQ', 'error', 'classic'],
    [accord.slice(0, 15), 'error', 'wrong-length'],
    [`${accord}9`, 'error', 'wrong-length'],
  ])('%s is %s and looked up as %s', async (vin, status, kind) => {
    expect(await check({ vin })).toMatchObject({ status, kind });
  });
});

describe('classic VINs', () => {
  it('the mapping lists the vehicles a number can stand for, with the fields of the specification', async () => {
    const body = await ask('api-cwa/classicmapping?vin=124379N500001');
    expect(body).toMatchObject({
      status: 'success',
      data: [
        {
          year: 1969,
          make: 'Chevrolet',
          model: expect.stringContaining('Camaro'),
          model_id: expect.any(String),
        },
      ],
    });
    expect(Object.keys(body.data[0]).sort()).toEqual(['make', 'model', 'model_id', 'series', 'year']);
  });

  it('what fits no layout is the error Wrong VIN', async () => {
    expect(await ask('api-cwa/classicmapping?vin=QQQQ')).toEqual({
      status: 'error',
      message: 'Wrong VIN',
      data: [],
    });
  });

  it('the decode shows every reading with its source and what stays open', async () => {
    const body = await ask('api/classic/decode?vin=124379N500001');
    expect(body.data).toMatchObject({ found: true, plain_serial: false });
    expect(body.data.readings[0]).toMatchObject({
      make: 'Chevrolet',
      year: 1969,
      source: expect.any(String),
    });
  });
});

describe('the pickers', () => {
  it('lead from year to make, model and trim', async () => {
    const { host } = await newSite();
    const years = await ask('get-stickeryear', host);
    expect(years.data).toContain(2003);
    expect(years.data[0]).toBeGreaterThan(years.data.at(-1));
    const makes = await ask('get-stickermakes?year=2003', host);
    const names = makes.data.map((make: { name: string }) => make.name);
    expect(names).toContain('Honda');
    expect(names.indexOf('Toyota')).toBeLessThan(20);
    const models = await ask('get-stickermodels?year=2003&make=HONDA', host);
    expect(models.data).toEqual(expect.arrayContaining(['Accord', 'Civic']));
    const trims = await ask('get-stickertrims?year=2019&make=Honda&model=Civic', host);
    expect(trims.data.map((trim: { name: string }) => trim.name)).toContain('EX');
    expect((await ask('get-makes', host)).data.length).toBeGreaterThan(names.length);
    expect((await ask('get-models?make=Honda', host)).data).toContain('Accord');
  });

  it('know motorcycles from cars', async () => {
    const { host } = await newSite();
    const makes = await ask('get-stickermakes?year=2015&vehicle_type=motorcycle', host);
    const names = makes.data.map((make: { name: string }) => make.name);
    expect(names).toContain('Harley-Davidson');
    expect(names).not.toContain('Chrysler');
    expect(await ask('get-stickermakes?year=2015&vehicle_type=spaceship', host)).toMatchObject({
      code: 'invalid-input',
      fields: { vehicle_type: 'This is not in the right form.' },
    });
  });
});
