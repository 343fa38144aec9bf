import { type FieldProblem, fieldProblems } from '#contract/problems.ts';
import { currentLanguage } from './language.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form's named inputs, in the order of the page. */
export const formControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control => 'validity' in element && 'name' in element && element.name !== '',
  );

/** Field name → what is wrong with it, for what the browser can tell without asking the server. */
export function checkFields(form: HTMLFormElement): Record<string, string> {
  const wrong = formControls(form).flatMap((control) => {
    const problem = findFieldProblem(control.validity);
    return problem ? [[control.name, fieldProblems[problem][currentLanguage()]] as const] : [];
  });
  return Object.fromEntries(wrong);
}

export function findFieldProblem(validity: Partial<ValidityState>): FieldProblem | undefined {
  if (validity.valid) return undefined;
  if (validity.valueMissing) return 'required';
  if (validity.typeMismatch) return 'not-an-email';
  if (validity.tooShort) return 'password-too-short';
  if (validity.tooLong) return 'too-long';
  if (validity.badInput || validity.stepMismatch) return 'not-a-number';
  if (validity.rangeUnderflow) return 'too-small';
  if (validity.rangeOverflow) return 'too-large';
  return 'invalid';
}
