// What a new widget begins with: small, whole, and kept to the contract of all widgets from the first minute.

/** @typedef {import('./newRenderer.mjs').WidgetNames} WidgetNames */

/**
 * The files of a widget by their paths.
 * @param {WidgetNames} names
 * @returns {Record<string, string>}
 */
export function widgetFiles(names) {
  const { family, type, Name } = names;
  const parts =
    family === 'input' ? field(names) : ['layout', 'form'].includes(family) ? container(names) : plain(names);
  const folder = `src/renderers/${family}/${type}`;
  return {
    [`${folder}/${Name}.meta.ts`]: parts.meta,
    [`${folder}/${Name}.widget.tsx`]: parts.component,
    [`${folder}/${Name}.locale.ts`]: locale(names),
    [`${folder}/${Name}.test.tsx`]: parts.test,
    [`examples/renderers/${type}.json`]: examples(names, parts.nodes),
  };
}

/** Words for a person: `SeatMap` → `Seat map`. @param {string} Name */
const spoken = (Name) =>
  Name.charAt(0) + Name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** @param {WidgetNames} names */
const title = ({ Name }) => `{ zhCN: '新组件 ${Name}', enUS: '${spoken(Name)}' }`;

/** @param {WidgetNames} names */
const locale = ({ type, name }) => `
import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const ${name}Locale = defineLocale('renderer.${type}', { empty: '暂无内容' }, { empty: 'Nothing here yet' });
`;

/**
 * @param {WidgetNames} names
 * @param {object[]} nodes one and two
 */
const examples = ({ type, Name, family }, nodes) =>
  JSON.stringify({
    page: {
      kind: 'app',
      schemaVersion: 1,
      id: `example-${type}`,
      name: `示例：${Name}`,
      title: { zhCN: `新组件 ${Name}`, enUS: spoken(Name) },
      body: [
        {
          type: family === 'input' ? 'field-group' : 'section',
          id: 'example',
          props: { title: { zhCN: `新组件 ${Name}`, enUS: spoken(Name) } },
          children: nodes,
        },
      ],
    },
    examples: [
      { title: { zhCN: '有内容', enUS: 'With content' }, node: 'one' },
      { title: { zhCN: '空', enUS: 'Empty' }, node: 'two' },
    ],
  });

/** @param {WidgetNames} names */
function plain(names) {
  const { type, Name, name, family } = names;
  const full = { type, id: 'one', props: { text: { zhCN: '内容', enUS: 'Content' } } };
  const empty = { type, id: 'two' };
  return {
    nodes: [full, empty],
    meta: `
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const ${name}Meta = defineMeta({
  type: '${type}',
  version: 1,
  family: '${family}',
  title: ${title(names)},
  description: { zhCN: '一句话说明用途', enUS: 'What it is for, in one sentence' },
  icon: 'appstore',
  budget: 3,
  props: { text: prop.text({ zhCN: '文字', enUS: 'Text' }) },
});
`,
    component: `
import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ${name}Locale } from './${Name}.locale.ts';
import type { ${name}Meta } from './${Name}.meta.ts';

/** What it shows, and what a reader would not guess. */
export default function ${Name}({ props }: RendererProps<typeof ${name}Meta>) {
  const { token } = theme.useToken();
  const text = useText(${name}Locale);
  return (
    <p style={{ color: props.text ? token.colorText : token.colorTextSecondary }}>
      {props.text || text('empty')}
    </p>
  );
}
`,
    test: `
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

test('shows its text, and says so where there is none', async () => {
  const { unmount } = await renderNode({ type: '${type}', id: 'one', props: { text: '内容' } });
  expect(screen.getByText('内容')).toBeTruthy();
  unmount();
  await renderNode({ type: '${type}', id: 'one' }, { locale: 'enUS' });
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
});
`,
  };
}

/** @param {WidgetNames} names */
function container(names) {
  const { type, Name, name, family } = names;
  const text = { type: 'text', id: 'text', props: { text: { zhCN: '内容', enUS: 'Content' } } };
  const full = { type, id: 'one', props: { gap: 16 }, children: [text] };
  const empty = { type, id: 'two' };
  return {
    nodes: [full, empty],
    meta: `
import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const ${name}Meta = defineMeta({
  type: '${type}',
  version: 1,
  family: '${family}',
  title: ${title(names)},
  description: { zhCN: '一句话说明用途', enUS: 'What it is for, in one sentence' },
  icon: 'appstore',
  budget: 3,
  container: true,
  props: {
    gap: prop.static(Type.Number({ minimum: 0, maximum: 64 }), { zhCN: '间距', enUS: 'Gap' }, 8),
  },
});
`,
    component: `
import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ${name}Locale } from './${Name}.locale.ts';
import type { ${name}Meta } from './${Name}.meta.ts';

/** How it places its content, and what a reader would not guess. */
export default function ${Name}({ props, children }: RendererProps<typeof ${name}Meta>) {
  const { token } = theme.useToken();
  const text = useText(${name}Locale);
  return (
    <div style={{ display: 'grid', gap: props.gap, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children ?? <p style={{ color: token.colorTextSecondary }}>{text('empty')}</p>}
    </div>
  );
}
`,
    test: `
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

test('draws what stands in it, and says so where there is nothing', async () => {
  const text = { type: 'text', id: 'text', props: { text: '内容' } };
  const { unmount } = await renderNode({ type: '${type}', id: 'one', children: [text] });
  expect(screen.getByText('内容')).toBeTruthy();
  unmount();
  await renderNode({ type: '${type}', id: 'one' }, { locale: 'enUS' });
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
});
`,
  };
}

/** @param {WidgetNames} names */
function field(names) {
  const { type, Name, name } = names;
  const label = { zhCN: '名称', enUS: 'Name' };
  const full = { type, id: 'one', name: 'one', title: label, required: true, default: 'A-101' };
  const empty = { type, id: 'two', name: 'two', title: label };
  return {
    nodes: [full, empty],
    meta: `
import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textContains } from '../shared/filter.meta.ts';
import { changeEvent, placeholder } from '../shared/props.meta.ts';

export const ${name}Meta = defineMeta({
  type: '${type}',
  version: 1,
  family: 'input',
  title: ${title(names)},
  description: { zhCN: '一句话说明用途', enUS: 'What it is for, in one sentence' },
  icon: 'edit',
  budget: 3,
  props: { placeholder },
  events: changeEvent,
  field: {
    column: 'text',
    dataType: 'text',
    value: Type.String({ maxLength: 200 }),
    span: 8,
    width: 160,
    toFilter: textContains,
  },
});
`,
    component: `
import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { asText, fromText } from '../shared/textValue.ts';
import { useInput } from '../shared/useInput.ts';
import { ${name}Locale } from './${Name}.locale.ts';
import type { ${name}Meta } from './${Name}.meta.ts';

/** What is typed here, and what a reader would not guess. */
export default observer(function ${Name}(widget: RendererProps<typeof ${name}Meta>) {
  const input = useInput(widget);
  const text = useText(${name}Locale);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  return (
    <Input
      {...input.attributes}
      value={asText(input.value)}
      placeholder={widget.props.placeholder || text('empty')}
      onChange={({ target }) => input.change(fromText(target.value))}
      onBlur={input.leave}
    />
  );
});
`,
    test: `
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

test('gives what was typed, and nothing where it was emptied', async () => {
  const node = { type: '${type}', id: 'one', name: 'one', title: '名称' };
  const { form } = await renderNode(node, { values: {} });
  const box = screen.getByRole('textbox', { name: '名称' });
  fireEvent.change(box, { target: { value: 'A-101' } });
  expect(form?.values.one).toBe('A-101');
  fireEvent.change(box, { target: { value: '' } });
  expect(form?.values.one).toBeNull();
});
`,
  };
}
