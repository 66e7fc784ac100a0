import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

// What schemas from anywhere try, drawn: nothing of it runs, and the fields beside it work.

const ran = vi.fn();
vi.stubGlobal('ran', ran);
afterEach(() => {
  ran.mockClear();
});

const beside = { type: 'string', title: 'beside', 'x-decorator': 'FormItem', 'x-component': 'Input' };
const input = { ...beside, title: 'x' };
const code = [
  '{{ran()}}',
  '{{(() => ran())()}}',
  '{{function(){ran()}}}',
  "{{$self.constructor.constructor('ran()')()}}",
  "{{''['constructor']['constructor']('ran()')()}}",
  '{{$form.setValues({a: ran()})}}',
  '{{[].constructor}}',
  '{{globalThis.ran()}}',
  '{{`${ran()}`}}',
  '{{ran`x`}}',
  '{{new Function("ran()")()}}',
  '{{import("x")}}',
];

const draw = (properties: object) =>
  renderNode({
    type: 'formily-form',
    id: 'f',
    props: { schema: { type: 'object', properties: { ...properties, beside } } },
  });

test.each(code)('%s runs in no member', async (text) => {
  const { container } = await draw({
    a: {
      ...input,
      title: text,
      default: text,
      enum: text,
      'x-content': text,
      'x-data': { a: text },
      'x-visible': text,
      'x-validator': [text, { validator: text }, { message: text, required: true }],
      'x-component-props': { onClick: text, placeholder: text, style: { width: text } },
      'x-decorator-props': { onMouseEnter: text, tooltip: text },
      'x-reactions': [text, { when: text, fulfill: { run: text, state: { value: text, title: text } } }],
    },
  });
  await screen.findByLabelText('beside');
  expect(ran).not.toHaveBeenCalled();
  expect(container.querySelector('script, iframe, object, embed')).toBeNull();
});

test('no tag, no HTML and no address of a script becomes an element', async () => {
  const { container } = await draw({
    tag: { ...input, 'x-component': 'script', 'x-component-props': { children: 'ran()' } },
    frame: { ...input, 'x-component': 'iframe', 'x-component-props': { srcDoc: '<script>1</script>' } },
    decorated: { ...input, 'x-decorator': 'img', 'x-decorator-props': { src: 'x', onError: 'ran()' } },
    html: {
      ...input,
      'x-component': 'Space',
      type: 'void',
      'x-component-props': { dangerouslySetInnerHTML: { __html: '<img src=x onerror="ran()">' } },
    },
    link: {
      ...input,
      'x-component': 'Submit',
      type: 'void',
      'x-component-props': { href: 'javascript:ran()' },
    },
    content: { ...input, 'x-component': 'FormItem', type: 'void', 'x-content': '<b id="raw">x</b>' },
    slot: { ...input, 'x-slot-node': { target: 'html.x-component-props.children' } },
    '__proto__.polluted': input,
  });
  await screen.findByLabelText('beside');
  expect(container.querySelector('script, iframe, b, [href^="javascript"], img')).toBeNull();
  expect(ran).not.toHaveBeenCalled();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('what cannot be drawn whole is not drawn in part', async () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${String(index)}`, input]));
  const { container } = await draw(many);
  expect(await screen.findByText(/500 个字段/)).toBeTruthy();
  expect(container.querySelector('input')).toBeNull();
});
