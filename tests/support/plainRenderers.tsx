import { observer } from 'mobx-react-lite';
import type { RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import { defineRenderer } from '../../src/runtime/registry/defineRenderer.ts';
import type { RendererProps } from '../../src/runtime/render/rendererProps.ts';
import type { RendererMeta } from '../../src/schemas/rendererMeta.ts';
import { boxMeta, labelMeta, listFieldMeta, numberFieldMeta, textFieldMeta } from './plainMetas.ts';

/** How often each node was drawn, by its id. */
export type Draws = Map<string, number>;

/** The plain widgets with a face, counting how often they are drawn; a label with the text `boom` throws. */
export function plainRenderers(draws: Draws = new Map()): readonly RendererDefinition[] {
  const count = ({ node }: RendererProps): void => {
    const { id } = node.source;
    draws.set(id, (draws.get(id) ?? 0) + 1);
  };
  const Box = observer((widget: RendererProps<typeof boxMeta>) => {
    count(widget);
    return (
      <section aria-label={widget.title}>
        {widget.slot('head', { here: 'head' })}
        {widget.children}
      </section>
    );
  });
  const Label = observer((widget: RendererProps<typeof labelMeta>) => {
    count(widget);
    const { text, level } = widget.props;
    if (text === 'boom') throw new Error('boom');
    return (
      <button
        type="button"
        data-level={level}
        disabled={!widget.enabled}
        onClick={() => void widget.emit('click', { from: widget.node.source.id })}
      >
        {text}
      </button>
    );
  });
  const Input = observer((widget: RendererProps) => {
    count(widget);
    const { field } = widget;
    if (!field) return null;
    return (
      <input
        id={field.id}
        data-code={field.code}
        value={typeof field.value === 'string' ? field.value : JSON.stringify(field.value ?? '')}
        readOnly={widget.readOnly}
        disabled={!widget.enabled}
        aria-invalid={field.invalid}
        aria-required={field.required}
        aria-describedby={field.describedBy}
        onChange={(event) => {
          field.set(event.target.value);
        }}
        onBlur={() => {
          field.leave();
        }}
      />
    );
  });
  const input = (meta: RendererMeta) =>
    defineRenderer(meta, { load: () => Promise.resolve({ default: Input }) });
  return [
    defineRenderer(boxMeta, { load: () => Promise.resolve({ default: Box }) }),
    defineRenderer(labelMeta, { load: () => Promise.resolve({ default: Label }) }),
    input(textFieldMeta),
    input(numberFieldMeta),
    input(listFieldMeta),
  ];
}
