import { currentLanguage } from '#web/language.ts';
import { readStored } from '#web/storage.ts';
import { switchLanguage } from '#web/words.ts';

/** Who opens the page with a Spanish address reads Spanish from then on, unless another language was chosen here. */
export async function preferSpanish() {
  if (currentLanguage() !== 'es' && readStored('language') === null) await switchLanguage('es');
}
