import { KitFeedback } from './kit-feedback.tsx';
import { KitForms } from './kit-forms.tsx';
import { KitLists } from './kit-lists.tsx';

/** Shown in development only, at /members/kit; English on purpose. */
export function KitScreen() {
  return (
    <div className="flex flex-col gap-8" lang="en">
      <h1 className="font-bold text-title">Component kit</h1>
      <KitForms />
      <KitFeedback />
      <KitLists />
    </div>
  );
}
