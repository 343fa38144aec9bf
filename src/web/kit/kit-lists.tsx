import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageSkeleton } from '#web/ui/skeleton.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Verdict } from '#web/ui/verdict.tsx';
import { KitPart } from './kit-part.tsx';

interface Car {
  readonly name: string;
  readonly miles: number;
}

const cars: readonly Car[] = [
  { name: '2019 Honda Civic', miles: 41_230 },
  { name: '2006 Ford F-150 SuperCrew', miles: 187_004 },
];

const columns: readonly Column<Car>[] = [
  { key: 'name', title: 'Vehicle', cell: (car) => car.name },
  { key: 'title', title: 'Title', cell: () => <Verdict kind="good" word="Good" /> },
  { key: 'miles', title: 'Miles', cell: (car) => car.miles.toLocaleString('en-US'), isNumber: true },
];

const nothing = (
  <EmptyState icon="car" text="Vehicles you look up are listed here." title="No vehicles yet" />
);

export function KitLists() {
  const [tab, setTab] = useState('first');
  return (
    <>
      <KitPart title="Table">
        <Table caption="Vehicles" columns={columns} empty={nothing} rowKey={(car) => car.name} rows={cars} />
      </KitPart>
      <KitPart title="Empty table">
        <Table caption="No vehicles" columns={columns} empty={nothing} rowKey={(car) => car.name} rows={[]} />
        <EmptyState icon="warning" text="Nothing was charged." title="The list could not be loaded">
          <Button look="secondary">Try again</Button>
        </EmptyState>
      </KitPart>
      <KitPart title="Tabs">
        <Tabs
          label="Parts of the report"
          onChange={setTab}
          tabs={[
            { key: 'first', title: 'Title', content: 'What the titles say.' },
            { key: 'second', title: 'Damage', content: 'What is known about damage.' },
            { key: 'third', title: 'Mileage', content: 'Every reading, with its source.' },
          ]}
          value={tab}
        />
      </KitPart>
      <KitPart title="Facts, known, unknown and loading">
        <FactList
          emptyText="Not given"
          loadingText="Loading"
          rows={[
            ['E-mail', 'ann@example.com'],
            ['Phone', ''],
            ['Member since', undefined],
          ]}
        />
        <PageSkeleton />
      </KitPart>
    </>
  );
}
