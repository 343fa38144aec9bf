import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { themeDefaults } from '#contract/constants.ts';
import { siteList } from '#contract/operator-sites.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ConsoleTable } from './console-table.tsx';
import { Loaded } from './loaded.tsx';
import { RowLink } from './row-link.tsx';
import { ScreenHead } from './screen-head.tsx';
import { useAsk } from './use-console.ts';
import { useDates } from './use-dates.ts';

export function SitesScreen() {
  const { t } = useTranslation('console');
  const { sayDay, sayNumber } = useDates();
  const sites = useAsk(siteList, {});
  return (
    <>
      <ScreenHead lead={t('sites.lead')} title={t('places.sites')}>
        <Link className={buttonClass()} to="/sites/new">
          {t('sites.add')}
        </Link>
      </ScreenHead>
      <Loaded query={sites}>
        {(reply) => (
          <ConsoleTable
            caption={t('places.sites')}
            columns={[
              {
                key: 'name',
                title: t('sites.name'),
                cell: (site) => (
                  <span className="flex items-center gap-2">
                    <span
                      aria-hidden="true"
                      className="size-4 shrink-0 rounded-full border border-line-strong"
                      style={{ background: site.primary_color ?? themeDefaults.primary }}
                    />
                    <RowLink to={`/sites/${site.id}`}>{site.name}</RowLink>
                  </span>
                ),
              },
              { key: 'hosts', isLong: true, title: t('sites.hosts'), cell: (site) => site.hosts.join(', ') },
              { key: 'language', title: t('sites.language'), cell: (site) => site.language },
              { key: 'currency', title: t('sites.currency'), cell: (site) => site.currency },
              {
                key: 'gate',
                title: t('sites.gate'),
                cell: (site) => (site.is_gated ? <Badge>{t('sites.gated')}</Badge> : t('sites.open')),
              },
              {
                key: 'people',
                title: t('places.people'),
                isNumber: true,
                cell: (site) => <RowLink to={`/people?site=${site.id}`}>{sayNumber(site.people)}</RowLink>,
              },
              { key: 'created', title: t('created'), cell: (site) => sayDay(site.created) },
            ]}
            empty={<EmptyState icon="info" level={2} text={t('sites.noneText')} title={t('sites.none')} />}
            rowKey={(site) => String(site.id)}
            rows={reply.sites}
          />
        )}
      </Loaded>
    </>
  );
}
