import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importVpic } from '#contract/operator-works.ts';
import { CallProblem } from '#web/call-problem.ts';
import { showToast } from '#web/toast-queue.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputClass } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { newKey } from './new-key.ts';
import { uploadFile } from './upload-file.ts';
import { useAct } from './use-console.ts';

/** Leaving the page stops the sending; once all of it has arrived the import goes on by itself. */
export function ImportForm({ mostBytes, pieceBytes }: { mostBytes: number; pieceBytes: number }) {
  const { t } = useTranslation('console');
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState('');
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const start = useAct(importVpic, () =>
    showToast({ tone: 'good', title: t('imports.started'), text: t('imports.startedText') }),
  );

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const file = fields.get('file') as File;
    if (percent !== undefined) return;
    if (file.size > mostBytes) return setProblem(t('imports.tooLarge', { most: mostBytes / 1024 / 1024 }));
    setProblem('');
    setPercent(0);
    try {
      const upload = newKey();
      const { signal } = leaving.current;
      await uploadFile(file, { upload, pieceBytes, signal, onProgress: setPercent });
      await start.mutateAsync({ upload, file: file.name, reason: String(fields.get('reason')) });
      form.reset();
    } catch (failure) {
      if (!leaving.current.signal.aborted) {
        setProblem(failure instanceof CallProblem ? failure.message : t('failed'));
      }
    }
    setPercent(undefined);
  };

  return (
    <form className="flex max-w-xl flex-col gap-4" onSubmit={send}>
      <p className="text-ink-soft">{t('imports.lead')}</p>
      {problem ? <Notice tone="warning">{problem}</Notice> : null}
      <Field hint={t('imports.fileHint', { most: mostBytes / 1024 / 1024 })} label={t('imports.file')}>
        {(control) => (
          <input
            {...control}
            accept=".db,.gz,.sqlite,.sqlite3"
            className={inputClass}
            name="file"
            required
            type="file"
          />
        )}
      </Field>
      <TextInput hint={t('reasonHint')} label={t('reason')} maxLength={500} name="reason" required />
      {percent === undefined ? (
        <Button className="self-start" type="submit">
          {t('imports.start')}
        </Button>
      ) : (
        <Progress label={t('imports.sending')} percent={percent} />
      )}
    </form>
  );
}
