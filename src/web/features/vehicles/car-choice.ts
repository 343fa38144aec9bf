export interface CarChoice {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

const order = ['year', 'make', 'model', 'trim'] as const;
export type CarField = (typeof order)[number];

export function readCarChoice(params: URLSearchParams): CarChoice {
  const choice = { year: '', make: '', model: '', trim: '' };
  for (const field of order) {
    const value = params.get(field)?.trim() ?? '';
    // What follows an empty choice hangs in the air.
    if (value === '') break;
    choice[field] = value;
  }
  return choice;
}

/** The choice with one field set anew; those after it are asked again. */
export function chooseField(choice: CarChoice, field: CarField, value: string): CarChoice {
  const kept = order.slice(0, order.indexOf(field));
  const next = { year: '', make: '', model: '', trim: '' };
  for (const name of kept) next[name] = choice[name];
  next[field] = value;
  return next;
}

export function writeCarChoice(choice: CarChoice): URLSearchParams {
  const params = new URLSearchParams({ by: 'car' });
  for (const field of order) if (choice[field]) params.set(field, choice[field]);
  return params;
}

/** '2019 Honda Civic EX'; empty until there is a model. */
export const nameCar = ({ year, make, model, trim }: CarChoice): string =>
  model ? [year, make, model, trim].filter(Boolean).join(' ') : '';
