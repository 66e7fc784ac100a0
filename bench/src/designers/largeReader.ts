// The large page as the reader of a form, and the form with and without what it reads.

interface Part {
  readonly id: string;
  props?: Record<string, unknown>;
  children?: Part[];
}

/** The page of `largePage.ts`, as far as it is changed here. */
export interface LargePage {
  body: Part[];
}

const FORM = 'bench-repair';

/** Every text reads a row of a form, whose field is gone in what is published next. */
export function reads(page: LargePage): void {
  Object.assign(page, { sources: { rows: { call: `${FORM}/list` } } });
  for (const { children = [] } of page.body)
    for (const row of children)
      for (const text of row.children ?? []) text.props = { text: '{{ sources.rows[0].place }}' };
}

/** The form with one field of a name. */
export const formOf = (name: string): object => ({
  ...{ kind: 'form', schemaVersion: 2, id: FORM, name: 'Repair', grants: [] },
  fields: [{ type: 'input', id: 'f-1', name, title: 'Place' }],
});
