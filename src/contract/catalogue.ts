import * as accounts from './accounts.ts';
import * as analytics from './analytics.ts';
import * as checkout from './checkout.ts';
import * as contact from './contact.ts';
import * as dealers from './dealers.ts';
import type { Endpoint } from './endpoint.ts';
import * as gate from './gate.ts';
import * as landing from './landing.ts';
import * as operatorAudit from './operator-audit.ts';
import * as operatorPeople from './operator-people.ts';
import * as operatorSites from './operator-sites.ts';
import * as operatorWorks from './operator-works.ts';
import * as operators from './operators.ts';
import * as plates from './plates.ts';
import * as profiles from './profiles.ts';
import * as recalls from './recalls.ts';
import * as reports from './reports.ts';
import * as sites from './sites.ts';
import * as stickers from './stickers.ts';
import * as subscriptions from './subscriptions.ts';
import * as vehicles from './vehicles.ts';

const features = [
  sites,
  gate,
  accounts,
  profiles,
  dealers,
  vehicles,
  recalls,
  plates,
  reports,
  stickers,
  checkout,
  subscriptions,
  landing,
  analytics,
  contact,
  operators,
  operatorSites,
  operatorPeople,
  operatorWorks,
  operatorAudit,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'methods' in value;

/** Every call of the product; the server serves all of them and the API page lists them. */
export const catalogue: readonly Endpoint[] = features.flatMap((feature) =>
  Object.values<unknown>(feature).filter(isEndpoint),
);
