import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/endpoint.ts';
import { sourcesHealth } from '#contract/operator-works.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Section } from '#web/ui/section.tsx';
import { Verdict, type VerdictKind } from '#web/ui/verdict.tsx';
import { ImportSection } from './import-section.tsx';
import { Loaded } from './loaded.tsx';
import { ScreenHead } from './screen-head.tsx';
import { useAsk } from './use-console.ts';
import { useDates } from './use-dates.ts';

type Health = ReplyOf<typeof sourcesHealth>;

const looks: Readonly<Record<Health['vpic_service']['state'], VerdictKind>> = {
  off: 'unknown',
  unasked: 'unknown',
  answering: 'good',
  failing: 'look',
  paused: 'warning',
};

export function SourcesScreen() {
  const { t } = useTranslation('console');
  const health = useAsk(sourcesHealth, {}, { everyMs: 5000 });
  return (
    <>
      <ScreenHead lead={t('sources.lead')} title={t('places.sources')} />
      <Loaded query={health}>
        {(reply) => (
          <div className="flex flex-col gap-6">
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <OfflineFile file={reply.vpic_file} />
              <PublicService service={reply.vpic_service} />
            </div>
            <ImportSection health={reply} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function OfflineFile({ file }: { file: Health['vpic_file'] }) {
  const { t } = useTranslation('console');
  const { sayTime } = useDates();
  return (
    <Section title={t('sources.file')}>
      {file ? (
        <FactList
          emptyText={t('none')}
          loadingText={t('loading')}
          rows={[
            [t('sources.origin'), t(`sources.${file.origin}`)],
            [t('sources.from'), file.from],
            [t('sources.built'), sayTime(file.built)],
            [t('sources.version'), file.version],
          ]}
        />
      ) : (
        <p>{t('sources.preparing')}</p>
      )}
    </Section>
  );
}

function PublicService({ service }: { service: Health['vpic_service'] }) {
  const { t } = useTranslation('console');
  const { sayTime } = useDates();
  const say = (at: string | null) => (at ? sayTime(at) : '');
  return (
    <Section title={t('sources.service')}>
      <div className="mb-4">
        <Verdict kind={looks[service.state]} word={t(`sources.states.${service.state}`)} />
      </div>
      <FactList
        emptyText={t('none')}
        loadingText={t('loading')}
        rows={[
          [t('sources.lastAnswer'), say(service.last_answer)],
          [t('sources.lastFailure'), say(service.last_failure)],
        ]}
      />
      <p className="mt-4 text-ink-soft text-small">{t('sources.thisProcess')}</p>
    </Section>
  );
}
