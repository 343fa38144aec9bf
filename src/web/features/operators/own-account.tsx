import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOperatorPassword, renewRecoveryCodes } from '#contract/operators.ts';
import { CallForm } from '#web/call-form.tsx';
import { FormPassword } from '#web/form-fields.tsx';
import { showToast } from '#web/toast-queue.ts';
import { Section } from '#web/ui/section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The signed-in operator's own password and recovery codes. */
export function OwnAccount({ codesLeft }: { codesLeft: number | undefined }) {
  const { t } = useTranslation('console');
  const [codes, setCodes] = useState<readonly string[]>([]);
  // A form that went well starts anew.
  const [round, setRound] = useState(0);
  const labels = { showLabel: t('own.show'), hideLabel: t('own.hide') };
  const form = { busyLabel: t('busy'), failedText: t('failed') };
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
      <Section title={t('own.passwordTitle')}>
        <CallForm
          {...form}
          endpoint={changeOperatorPassword}
          key={round}
          onDone={() => {
            setRound(round + 1);
            showToast({ tone: 'good', title: t('own.passwordDone'), text: t('own.passwordDoneText') });
          }}
          submitLabel={t('own.passwordSubmit')}
        >
          <FormPassword
            {...labels}
            autoComplete="current-password"
            label={t('own.current')}
            name="current"
            required
          />
          <FormPassword
            {...labels}
            autoComplete="new-password"
            hint={t('own.newHint')}
            label={t('own.new')}
            name="pass"
            required
          />
        </CallForm>
      </Section>
      <Section title={t('own.codesTitle')}>
        {codes.length > 0 ? (
          <RecoveryCodes
            codes={codes}
            copiedLabel={t('own.copied')}
            copyLabel={t('own.copy')}
            doneLabel={t('own.kept')}
            onDone={() => setCodes([])}
          />
        ) : (
          <>
            <p className="mb-4 text-ink-soft">{t('own.codesLeft', { number: codesLeft ?? 0 })}</p>
            <CallForm
              {...form}
              endpoint={renewRecoveryCodes}
              onDone={(reply) => setCodes(reply.recovery_codes)}
              submitLabel={t('own.codesSubmit')}
            >
              <FormPassword
                {...labels}
                autoComplete="current-password"
                label={t('own.current')}
                name="current"
                required
              />
            </CallForm>
          </>
        )}
      </Section>
    </div>
  );
}
