import { Puck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import type { ReactNode } from 'react';
import type { Slot } from '@puckeditor/core';
import { mountReact } from '../shared/mountReact.tsx';

interface SectionProps {
  title: string;
  items: Slot;
}

/** A titled card, a row and a text, drawn by plain elements. */
const components = {
  Section: {
    fields: { title: { type: 'text', label: 'Title' }, items: { type: 'slot' } },
    render: ({ title, items: Items }: SectionProps): ReactNode => (
      <section style={{ padding: 16, marginBottom: 16, border: '1px solid #ddd', borderRadius: 8 }}>
        <h3>{title}</h3>
        <Items />
      </section>
    ),
  },
  Row: {
    fields: { items: { type: 'slot' } },
    render: ({ items: Items }: { items: Slot }): ReactNode => (
      <Items style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }} />
    ),
  },
  Text: {
    fields: { text: { type: 'text', label: 'Text' } },
    render: ({ text }: { text: string }): ReactNode => <span style={{ color: '#222' }}>{text}</span>,
  },
};

let page: unknown;

/** Fetches the page that stands beside the editor's own. */
export async function prepare(): Promise<void> {
  page = await (await fetch('page.json')).json();
}

/** Opens the editor as it comes, with its outline at the left. */
export function mount(element: HTMLElement): () => void {
  element.className = 'whole';
  return mountReact(
    element,
    <Puck config={{ components }} data={page} ui={{ plugin: { current: 'outline' } }} />,
  );
}

export const selector = '[data-puck-component]';
