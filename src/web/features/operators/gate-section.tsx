import { useTranslation } from 'react-i18next';
import { removeGateCredential, setGateCredential, setSiteGate } from '#contract/operator-sites.ts';
import { CallProblem } from '#web/call-problem.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAct } from './use-console.ts';

interface GateSectionProps {
  id: number;
  isGated: boolean;
  emails: readonly string[];
}

/** The security gate: up or down, and whose credentials pass it. */
export function GateSection({ id, isGated, emails }: GateSectionProps) {
  const { t } = useTranslation('console');
  const setGate = useAct(setSiteGate);
  const remove = useAct(removeGateCredential);
  return (
    <Section title={t('gate.title')}>
      <div className="flex flex-col gap-4">
        <p>{t(isGated ? 'gate.isUp' : 'gate.isDown')}</p>
        {emails.length === 0 ? <p className="text-ink-soft">{t('gate.noCredentials')}</p> : null}
        <ul className="flex flex-col divide-y divide-line">
          {emails.map((email) => (
            <li className="flex flex-wrap items-center justify-between gap-2 py-2" key={email}>
              <span className="break-all">{email}</span>
              <span className="flex flex-wrap gap-2">
                <CredentialDialog email={email} id={id} label={t('gate.rotate')} />
                <ReasonDialog
                  act={remove}
                  doneText={t('gate.removed')}
                  input={(reason) => ({ id, email, reason })}
                  label={t('gate.remove')}
                  text={t('gate.removeText', { email })}
                />
              </span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <CredentialDialog id={id} label={t('gate.add')} />
          <ReasonDialog
            act={setGate}
            doneText={t('site.saved')}
            input={(reason) => ({ id, is_gated: !isGated, reason })}
            label={t(isGated ? 'gate.takeDown' : 'gate.putUp')}
            text={t(isGated ? 'gate.takeDownText' : 'gate.putUpText')}
          />
        </div>
      </div>
    </Section>
  );
}

function CredentialDialog({ id, email, label }: { id: number; email?: string; label: string }) {
  const { t } = useTranslation('console');
  const put = useAct(setGateCredential);
  const errors = put.error instanceof CallProblem ? put.error.fields : {};
  return (
    <ReasonDialog
      act={put}
      doneText={t('gate.kept')}
      input={(reason, fields) => ({
        id,
        email: email ?? fields.email ?? '',
        pass: fields.pass ?? '',
        ends_passes: fields.ends_passes === 'on',
        reason,
      })}
      label={label}
      look="secondary"
      text={email ? t('gate.rotateText', { email }) : t('gate.addText')}
    >
      {email ? null : (
        <TextInput error={errors.email} label={t('gate.email')} name="email" required type="email" />
      )}
      <TextInput
        autoComplete="off"
        error={errors.pass}
        label={t('gate.password')}
        minLength={8}
        name="pass"
        required
      />
      <Checkbox hint={t('gate.endPassesHint')} label={t('gate.endPasses')} name="ends_passes" />
    </ReasonDialog>
  );
}
