import { valueAt } from '../../../schemas/pointer.ts';
import { isText, localise, type Text } from '../../../schemas/text.ts';
import type { RendererMeta } from '../../../schemas/rendererMeta.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { CanvasModel } from '../CanvasModel.ts';
import type { DrawnPart } from '../drawnTree.ts';

/** A text of a part, with the words by which people call it. */
export interface TextMember {
  readonly member: string;
  readonly named: Text;
  readonly value: Text;
}

/** The texts of a part that are written in it by themselves: those with expressions are edited in the panel. */
export function textMembers({ part }: DrawnPart, meta: RendererMeta | undefined): readonly TextMember[] {
  const members = [
    ['/title', TITLE] as const,
    ...Object.entries(meta?.props ?? {}).flatMap(([name, { kind, title }]) =>
      kind === 'text' || kind === 'bindable' ? [[`/props/${name}`, title] as const] : [],
    ),
  ];
  return members.flatMap(([member, named]) => {
    const value = valueAt(part.value, member);
    return isText(value) && value !== '' && !JSON.stringify(value).includes('{{')
      ? [{ member, named, value }]
      : [];
  });
}

const TITLE = { zhCN: '标题', enUS: 'Title' };

/** Begins to edit the text that an element shows, where it is one of the part's own; else the panel is for it. */
export function editTextAt(canvas: CanvasModel, part: DrawnPart, element: Element): void {
  const shown = element.textContent.trim();
  const { metas } = canvas.model.language;
  const members = textMembers(part, metas.get(part.part.type ?? ''));
  const found = members.find(({ value }) =>
    typeof value === 'string' ? value.trim() === shown : Object.values(value).includes(shown),
  );
  if (found === undefined) focusPanel(canvas);
  else canvas.edit({ key: part.key, member: found.member });
}

/** Puts the keyboard into the first control of the property panel. */
export function focusPanel({ frame }: CanvasModel): void {
  frame
    ?.closest('.at-design')
    ?.querySelector<HTMLElement>('.at-design-right :is(input, textarea, button, [tabindex="0"])')
    ?.focus();
}

/** The text in the language of the reader. */
export const useShownText = (value: Text): string => localise(value, useRoot().locale.locale);
