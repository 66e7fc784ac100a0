import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { renderNode, type RenderOptions } from './renderNode.tsx';

export interface SchemaDrawing extends RenderOptions {
  module?: string;
  record?: string;
  first?: object;
}

/** Draws a schema whose submit puts the values into a variable of the page. */
export async function drawSchema(schema: object, { module, record, first, ...options }: SchemaDrawing = {}) {
  const node = {
    type: 'formily-form',
    id: 'form',
    props: {
      schema,
      ...(module && { module }),
      ...(record && { record }),
      ...(first && { values: first }),
    },
    on: { submit: [{ do: 'setVariable', name: 'sent', value: '{{event.values}}' }] },
  };
  const page = { variables: { sent: { type: 'object' } }, ...options.page };
  const made = await renderNode(node, { ...options, page });
  const submit = async (): Promise<unknown> => {
    fireEvent.click(await screen.findByRole('button', { name: /提\s?交/ }));
    await waitFor(() => expect(made.page.variables.get('sent')).toBeTruthy());
    return made.page.variables.get('sent');
  };
  const logged = (): readonly string[] => made.root.log.entries.map(({ finding }) => finding.code);
  return { ...made, submit, logged };
}

/** The element at a place among several; the test ends where there are not so many. */
export function nth(elements: readonly HTMLElement[], index: number): HTMLElement {
  const found = elements[index];
  if (!found) throw new Error(`There are only ${String(elements.length)} elements.`);
  return found;
}

/** The input of a field by its title, once it is there. */
export const fieldNamed = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
export const typeInto = (input: HTMLElement, value: string | number) =>
  fireEvent.change(input, { target: { value: String(value) } });
