import { currentLanguage } from './language.ts';

const words = {
  en: { text: 'This page could not be loaded. Check your connection.', again: 'Try again' },
  es: { text: 'No se pudo cargar esta página. Revise su conexión.', again: 'Intentar de nuevo' },
} as const;

/** Takes the place of the loading screen when there is nothing to draw a page with. */
export function showStartFailure(root: HTMLElement, problem: unknown) {
  console.error(problem);
  const { text, again } = words[currentLanguage()];
  const message = document.createElement('p');
  message.textContent = text;
  const button = document.createElement('button');
  button.textContent = again;
  button.className = 'mt-4 min-h-11 rounded-lg border border-line-strong px-4 font-semibold';
  button.addEventListener('click', () => location.reload());
  const main = document.createElement('main');
  main.className = 'mx-auto max-w-lg px-4 py-16 text-center';
  message.role = 'alert';
  main.append(message, button);
  root.replaceChildren(main);
}
