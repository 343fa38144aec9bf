import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Endpoint, ReplyOf, SentOf } from '#contract/endpoint.ts';
import { call } from './api.ts';
import { CallProblem } from './call-problem.ts';
import { checkFields, formControls } from './check-fields.ts';
import { leaveIfShutOut } from './session.ts';
import { Button, type ButtonLook } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

interface FormProblem {
  /** For the form as a whole. */
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

const noProblem: FormProblem = { message: '', fields: {} };
const FieldErrors = createContext<FormProblem['fields']>({});

/** What is wrong with the field of this name, inside a `CallForm`. */
export const useFieldError = (name: string): string | undefined => useContext(FieldErrors)[name];

interface CallFormProps<E extends Endpoint> {
  endpoint: E;
  /** A configured path that replaces the endpoint's own. */
  path?: string | undefined;
  submitLabel: string;
  busyLabel: string;
  /** Said where the server gives no words of its own. */
  failedText: string;
  /** `sent` is what was typed. */
  onDone: (reply: ReplyOf<E>, sent: SentOf<E>) => void;
  /** The form goes on being used after it was sent. */
  staysOpen?: boolean;
  look?: ButtonLook;
  children: ReactNode;
}

/** A form that sends one call, once at a time, and puts what is wrong where it belongs. */
export function CallForm<E extends Endpoint>(props: CallFormProps<E>) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState(noProblem);
  const isFocusDue = useRef(false);
  // A ref, because a second press may come before the state of the first is drawn.
  const isSending = useRef(false);

  useEffect(() => {
    if (!isFocusDue.current || !form.current) return;
    isFocusDue.current = false;
    const wrong = formControls(form.current).find((control) => problem.fields[control.name]);
    (wrong ?? notice.current)?.focus();
  }, [problem]);

  const showProblem = (next: FormProblem) => {
    isFocusDue.current = true;
    setProblem(next);
  };

  const finish = () => {
    isSending.current = false;
    setIsBusy(false);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const fields = checkFields(event.currentTarget);
    if (Object.keys(fields).length > 0) return showProblem({ message: '', fields });
    isSending.current = true;
    setIsBusy(true);
    setProblem(noProblem);
    try {
      const input = Object.fromEntries(new FormData(event.currentTarget)) as SentOf<E>;
      props.onDone(await call(props.endpoint, input, props.path ? { path: props.path } : {}), input);
      if (props.staysOpen) finish();
    } catch (failure) {
      if (leaveIfShutOut(failure)) return;
      finish();
      showProblem(asFormProblem(failure, props.failedText));
    }
  };

  const clearError = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (!problem.fields[name]) return;
    const { [name]: _cleared, ...fields } = problem.fields;
    setProblem({ ...problem, fields });
  };

  return (
    <FieldErrors value={problem.fields}>
      <form className="flex flex-col gap-5" noValidate onInput={clearError} onSubmit={submit} ref={form}>
        {problem.message ? (
          <Notice ref={notice} tone="warning">
            {problem.message}
          </Notice>
        ) : null}
        {props.children}
        <Button
          busyLabel={isBusy && props.busyLabel}
          className="mt-1 min-h-12 w-full"
          look={props.look ?? 'primary'}
          type="submit"
        >
          {props.submitLabel}
        </Button>
      </form>
    </FieldErrors>
  );
}

function asFormProblem(failure: unknown, failedText: string): FormProblem {
  if (!(failure instanceof CallProblem)) {
    console.error(failure);
    return { message: failedText, fields: {} };
  }
  const isSaidAtField = Object.values(failure.fields).includes(failure.message);
  return { message: isSaidAtField ? '' : failure.message, fields: failure.fields };
}
