import {
  classicDecode,
  classicMapping,
  decodeVin,
  makes,
  models,
  stickerMakes,
  stickerModels,
  stickerTrims,
  stickerYears,
  validateVin,
} from '#contract/vehicles.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { settingsOf } from '#server/core/sites/site.ts';
import { readVehicleKind } from '#server/core/vehicles/catalogue-kinds.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { mapClassic } from '#vin/classic/classic-mapping.ts';
import { decodeClassic } from '#vin/classic/decode-classic.ts';
import { answerClassic } from './answer-classic.ts';
import { answerDecode } from './answer-decode.ts';
import { checkVin } from './check-vin.ts';

const readKinds = (text: string | undefined) => {
  if (!text) return undefined;
  const kind = readVehicleKind(text);
  if (!kind) throw new Problem('invalid-input', { fields: { vehicle_type: 'invalid' } });
  return [kind];
};

export const vehicleRoutes: readonly Route[] = [
  route(validateVin, async (_services, { input, site }) => checkVin(input, settingsOf(site).language)),

  route(decodeVin, async ({ vehicles }, { input, site }) => {
    const { year, vin } = input;
    const decoded = await vehicles.decode(vin, { year, mayAskService: site.allowsNetworkSources });
    return answerDecode(decoded, settingsOf(site).language);
  }),

  route(classicMapping, async (_services, { input }) => {
    const data = mapClassic(decodeClassic(input.vin));
    if (data.length === 0) return { status: 'error' as const, message: 'Wrong VIN', data };
    return success({ data });
  }),

  route(classicDecode, async (_services, { input }) => answerClassic(input)),

  route(stickerYears, async ({ vehicles }) => success({ data: [...(await vehicles.catalogue()).years] })),

  ...[stickerMakes, makes].map((endpoint) =>
    route(endpoint, async ({ vehicles }, { input }) => {
      const found = (await vehicles.catalogue()).listMakes(input.year ?? null, readKinds(input.vehicle_type));
      return success({ data: found.map(({ key, name }) => ({ id: key, name })) });
    }),
  ),

  ...[stickerModels, models].map((endpoint) =>
    route(endpoint, async ({ vehicles }, { input }) => {
      const kinds = readKinds(input.vehicle_type);
      return success({
        data: (await vehicles.catalogue()).listModels(input.year ?? null, input.make, kinds),
      });
    }),
  ),

  route(stickerTrims, async ({ vehicles }, { input: { year, make, model } }) =>
    success({ data: (await vehicles.catalogue()).listTrims(year, make, model) }),
  ),
];
