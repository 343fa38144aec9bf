import { useTranslation } from 'react-i18next';
import { registerDealer } from '#contract/dealers.ts';
import { announceArrival } from '#web/arrival.ts';
import { CallForm } from '#web/call-form.tsx';
import { FormPassword, FormText } from '#web/form-fields.tsx';
import { openPage, signIn } from '#web/session.ts';
import { useSite } from '#web/site.tsx';
import { readStored, writeStored } from '#web/storage.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page-layout.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useTitle } from '#web/use-title.ts';
import { AddressFields } from './address-fields.tsx';
import { CompanyFields, SocialFields } from './company-fields.tsx';
import { FieldGroup, FieldPair } from './field-group.tsx';

export function DealersSignupScreen() {
  const { t } = useTranslation('dealers');
  const site = useSite();
  useTitle(t('signup.title'), site.name);
  const user = readStored('user');
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <div>
        <h1 className="text-balance font-bold text-title">{t('signup.title')}</h1>
        <p className="mt-2 max-w-prose text-pretty text-ink-soft">{t('signup.lead', { site: site.name })}</p>
      </div>
      {user ? (
        <Notice tone="look">
          <p className="[overflow-wrap:anywhere]">{t('signup.signedIn', { email: user.email })}</p>
        </Notice>
      ) : null}
      <Card>
        <CallForm
          busyLabel={t('oneMoment')}
          endpoint={registerDealer}
          failedText={t('failed')}
          onDone={(reply) => {
            signIn(reply);
            writeStored('dealer', true);
            announceArrival('dealershipOpened');
            openPage('/dealership');
          }}
          path={site.config.paths.dealer_register}
          submitLabel={t('signup.submit')}
        >
          <FieldGroup title={t('groups.you')}>
            <FieldPair>
              <FormText
                autoComplete="given-name"
                label={t('fields.first')}
                maxLength={100}
                name="first_name"
                required
              />
              <FormText
                autoComplete="family-name"
                label={t('fields.last')}
                maxLength={100}
                name="last_name"
                required
              />
            </FieldPair>
            <FormText
              autoComplete="username"
              inputMode="email"
              label={t('fields.email')}
              name="email"
              required
              type="email"
            />
            <FormPassword
              autoComplete="new-password"
              hideLabel={t('hidePassword')}
              hint={t('signup.passwordHint')}
              label={t('fields.password')}
              minLength={8}
              name="pass"
              required
              showLabel={t('showPassword')}
            />
          </FieldGroup>
          <CompanyFields />
          <AddressFields />
          <SocialFields />
        </CallForm>
      </Card>
      {user ? null : (
        <p className="text-center">
          {t('signup.hasAccount')} <TextLink href="/members/login">{t('signup.logIn')}</TextLink>
        </p>
      )}
    </div>
  );
}
