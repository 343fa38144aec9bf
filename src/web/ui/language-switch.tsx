interface LanguageSwitchProps<Language extends string> {
  label: string;
  languages: Readonly<Record<Language, string>>;
  current: Language;
  onSwitch: (language: Language) => void;
}

/** One press to the other language, written in that language. */
export function LanguageSwitch<Language extends string>({
  label,
  languages,
  current,
  onSwitch,
}: LanguageSwitchProps<Language>) {
  const others = (Object.keys(languages) as Language[]).filter((language) => language !== current);
  return (
    <fieldset className="flex">
      <legend className="sr-only">{label}</legend>
      {others.map((language) => (
        <button
          className="min-h-11 rounded-lg px-3 font-medium text-ink-soft text-small hover:bg-primary-soft hover:text-ink"
          key={language}
          lang={language}
          onClick={() => onSwitch(language)}
          type="button"
        >
          {languages[language]}
        </button>
      ))}
    </fieldset>
  );
}
