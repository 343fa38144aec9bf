import path from 'node:path';
import type { Logger } from 'pino';
import type { Db } from '#server/platform/database.ts';
import type { VpicHealth, VpicService } from '#server/sources/vpic.ts';
import { loadCatalogueIndex } from './catalogue-file.ts';
import { type DecodedVehicle, decodeVehicle } from './decode-vehicle.ts';
import { type Catalogue, openCatalogue } from './open-catalogue.ts';
import { type OfflineVpic, openVpic } from './open-vpic.ts';
import { prepareVpicAside } from './prepare-vpic-aside.ts';
import { createVpicAnswerStore } from './source-answer-store.ts';
import { readManifest, vpicFolder } from './vpic-files.ts';

interface DecodeQuestion {
  readonly year?: number | undefined;
  readonly mayAskService: boolean;
}

/** What is known of vehicles by their numbers and names. */
export interface Vehicles {
  decode(text: string, question: DecodeQuestion): Promise<DecodedVehicle>;
  catalogue(): Promise<Catalogue>;
  /** How the public vPIC service does; undefined when it is never asked. */
  serviceHealth(): VpicHealth | undefined;
  close(): Promise<void>;
}

interface VehicleOptions {
  readonly dataDir: string;
  readonly db: Db;
  readonly log: Logger;
  readonly service: VpicService | undefined;
}

/** Prepares the vPIC data in the background at once, so that the first question rarely waits. */
export function openVehicles({ dataDir, db, log, service }: VehicleOptions): Vehicles {
  const cache = createVpicAnswerStore(db);
  let opening: Promise<OfflineVpic> | undefined;
  let catalogues: { readonly version: string; readonly catalogue: Promise<Catalogue> } | undefined;

  /** A failed preparation (a full disk) is tried again at the next question. */
  const offline = (): Promise<OfflineVpic> => {
    opening ??= prepareVpicAside(dataDir).then(() => openVpic(dataDir));
    opening.catch((error) => {
      log.error({ err: error }, 'the vPIC data could not be prepared');
      opening = undefined;
    });
    return opening;
  };

  const catalogue = async (): Promise<Catalogue> => {
    await offline();
    const manifest = readManifest(dataDir);
    if (!manifest) throw new Error('the vPIC data has no manifest');
    if (catalogues?.version !== manifest.version) {
      const vpicFile = path.join(vpicFolder(dataDir), manifest.file);
      const made = loadCatalogueIndex({ dataDir, sourceId: manifest.version, vpicFile }).then(openCatalogue);
      catalogues = { version: manifest.version, catalogue: made };
      made.catch(() => {
        catalogues = undefined;
      });
    }
    return await catalogues.catalogue;
  };

  catalogue().catch((error) => log.error({ err: error }, 'the vehicle catalogue could not be made'));

  return {
    async decode(text, { year, mayAskService }) {
      const services = { offline: await offline(), cache, ...(mayAskService && service && { service }) };
      return await decodeVehicle(text, services, year === undefined ? {} : { year });
    },
    catalogue,
    serviceHealth: () => service?.health(),
    async close() {
      await catalogue().catch(() => undefined);
      (await opening?.catch(() => undefined))?.close();
    },
  };
}
