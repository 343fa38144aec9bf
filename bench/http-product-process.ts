// The product itself, with two routes more: embedded database, sites found through the directory's cache, every hook,
// and the log at its usual level, written to the file given as the second argument.

import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { route } from '#server/core/calls/route.ts';
import { seedSites } from '#server/core/sites/seed-sites.ts';
import { openServices } from '#server/open-services.ts';
import { openLog } from '#server/platform/log.ts';
import { echo, echoForm, echoJson } from './echo-endpoints.ts';
import { tellParent } from './measured-process.ts';

const [dataDir = '', logFile = ''] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: dataDir, PORT: '0' });
const log = openLog(config.logLevel, logFile);
const { services, close } = await openServices(config, log);
await seedSites(services.db);
const app = await buildApp(services, {
  moreRoutes: [
    route(echoJson, async (_services, { input }) => echo(input)),
    route(echoForm, async (_services, { input }) => echo(input)),
  ],
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
if (address && typeof address === 'object') {
  tellParent(address.port, async () => {
    await app.close();
    await close();
  });
}
