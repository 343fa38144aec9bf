import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallProblem } from '#web/call-problem.ts';
import { showToast } from '#web/toast-queue.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface ReasonDialogProps<Sent> {
  /** On the button that opens it and on the one that does it. */
  label: string;
  /** What will happen. */
  text: string;
  doneText: string;
  look?: ButtonLook;
  act: UseMutationResult<unknown, Error, Sent>;
  /** What is sent, with the other fields of the form. */
  input: (reason: string, fields: Record<string, string>) => Sent;
  /** More fields above the reason. */
  children?: ReactNode;
}

/** Nothing dangerous happens without a word about why; the word goes into the audit log. */
export function ReasonDialog<Sent>(props: ReasonDialogProps<Sent>) {
  const { label, text, doneText, look = 'danger', act, input, children } = props;
  const { t } = useTranslation('console');
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const fields = act.error instanceof CallProblem ? act.error.fields : {};

  const close = () => {
    setIsOpen(false);
    act.reset();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (act.isPending) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    act.mutate(input(typed.reason ?? '', typed), {
      onSuccess: () => {
        close();
        showToast({ tone: 'good', title: doneText });
      },
    });
  };

  return (
    <>
      <Button look={look} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        actions={
          <>
            <Button look="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button busyLabel={act.isPending && t('busy')} form={formId} look={look} type="submit">
              {label}
            </Button>
          </>
        }
        closeLabel={t('close')}
        isOpen={isOpen}
        onClose={close}
        text={text}
        title={label}
      >
        <form className="flex flex-col gap-4" id={formId} onSubmit={submit}>
          {act.error && Object.keys(fields).length === 0 ? (
            <Notice tone="warning">{act.error.message}</Notice>
          ) : null}
          {children}
          <TextInput
            error={fields.reason}
            hint={t('reasonHint')}
            label={t('reason')}
            maxLength={500}
            name="reason"
            required
          />
        </form>
      </Dialog>
    </>
  );
}
