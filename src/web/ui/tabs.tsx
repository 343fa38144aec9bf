import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
  value: string;
  onChange: (key: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Primitive.Root onValueChange={onChange} value={value}>
      <Primitive.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b p-1">
        {tabs.map((tab) => (
          <Primitive.Trigger
            className="-mb-1 min-h-11 shrink-0 border-transparent border-b-2 px-4 font-medium text-ink-soft hover:text-ink data-[state=active]:border-primary-edge data-[state=active]:text-ink"
            key={tab.key}
            value={tab.key}
          >
            {tab.title}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content className="rounded py-5" key={tab.key} value={tab.key}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
