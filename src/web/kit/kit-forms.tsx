import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { KitPart } from './kit-part.tsx';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const states = [
  ['California', 'California'],
  ['Texas', 'Texas'],
] as const;

export function KitForms() {
  return (
    <>
      <KitPart title="Buttons and links">
        {looks.map((look) => (
          <div className="flex flex-wrap gap-3" key={look}>
            <Button look={look}>{look}</Button>
            <Button busyLabel="One moment" look={look}>
              {look}
            </Button>
            <Button disabled look={look}>
              disabled
            </Button>
            <ButtonLink href="#content" look={look}>
              as a link
            </ButtonLink>
          </div>
        ))}
        <TextLink href="#content">A link in running text</TextLink>
      </KitPart>
      <KitPart title="Text input">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput label="Empty" placeholder="Placeholder" />
          <TextInput defaultValue="1HGCM82633A004352" label="Filled" note="optional" />
          <TextInput hint="17 characters, on the windshield or the door frame." label="With a hint" />
          <TextInput
            defaultValue="1HGCM8263"
            error="8 characters are missing."
            hint="17 characters."
            label="Wrong"
          />
          <TextInput defaultValue="1HGCM82633A004352" disabled label="Disabled" />
          <TextInput label="Number" type="number" />
        </div>
      </KitPart>
      <KitPart title="Password input">
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordInput defaultValue="correct horse" hideLabel="Hide" label="Filled" showLabel="Show" />
          <PasswordInput error="Use at least 8 characters." hideLabel="Hide" label="Wrong" showLabel="Show" />
        </div>
      </KitPart>
      <KitPart title="Select and checkbox">
        <div className="grid gap-5 sm:grid-cols-2">
          <Select label="State" options={states} placeholder="Choose a state" />
          <Select
            defaultValue="Texas"
            error="No plates of this state are known."
            label="Wrong"
            options={states}
          />
          <Select disabled label="Disabled" options={states} />
        </div>
        <div className="grid gap-x-5 sm:grid-cols-2">
          <Checkbox label="Not chosen" />
          <Checkbox defaultChecked hint="One line that explains it." label="Chosen" />
          <Checkbox disabled label="Disabled" />
          <Checkbox error="Please fill this in." label="Wrong" />
        </div>
      </KitPart>
    </>
  );
}
