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
import { readVehicleKind } from '#server/core/vehicles/catalogue-kinds.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
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
  route(validateVin, async (_services, { input, language }) => checkVin(input, language)),

  route(decodeVin, async ({ vehicles }, { input, site, language }) => {
    const { year, vin } = input;
    const decoded = await vehicles.decode(vin, { year, mayAskService: site.allowsNetworkSources });
    return answerDecode(decoded, language);
  }),

  route(classicMapping, async (_services, { input }) => {
    const data = mapClassic(decodeClassic(input.vin));
    if (data.length === 0) return { status: 'error' as const, message: 'Wrong VIN', data };
    return success({ data });
  }),

  route(classicDecode, async (_services, { input }) => answerClassic(input)),

  route(stickerYears, async ({ vehicles }) => success({ data: [...(await vehicles.catalogue()).years] })),

  route(stickerMakes, async (services, { input }) => listMakes(services, input)),
  route(makes, async (services, { input }) => listMakes(services, input)),
  route(stickerModels, async (services, { input }) => listModels(services, input)),
  route(models, async (services, { input }) => listModels(services, input)),

  route(stickerTrims, async ({ vehicles }, { input }) =>
    success({ data: (await vehicles.catalogue()).listTrims(input) }),
  ),
];

interface Picked {
  readonly year?: number | undefined;
  readonly vehicle_type?: string | undefined;
}

async function listMakes({ vehicles }: Services, { year, vehicle_type }: Picked) {
  const found = (await vehicles.catalogue()).listMakes({ year, kinds: readKinds(vehicle_type) });
  return success({ data: found.map(({ key, name }) => ({ id: key, name })) });
}

async function listModels(
  { vehicles }: Services,
  { year, make, vehicle_type }: Picked & { readonly make: string },
) {
  return success({
    data: (await vehicles.catalogue()).listModels({ year, make, kinds: readKinds(vehicle_type) }),
  });
}
