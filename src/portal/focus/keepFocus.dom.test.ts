import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

const make = (tag: string, id: string, ...children: readonly HTMLElement[]): HTMLElement => {
  const element = Object.assign(document.createElement(tag), { id });
  element.append(...children);
  return element;
};

let end: () => void;
beforeEach(() => {
  const notice = make('p', 'notice', make('button', 'reload'));
  const form = make('form', 'form', notice, make('button', 'save'));
  const dialog = make('div', 'dialog', make('button', 'close'), make('footer', 'foot', make('button', 'go')));
  dialog.setAttribute('role', 'dialog');
  document.body.append(make('div', 'page', make('button', 'opener'), form), make('div', 'layer', dialog));
  // What jsdom takes for a page without the focus is one in which no element has it.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  end = keepFocus(document);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const at = (id: string): HTMLElement => document.getElementById(id)!;
const settled = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('what is taken away with the focus hands it to the place around, and to no control in it', async () => {
  at('reload').focus();
  at('notice').remove();
  await settled();
  expect(document.activeElement).toBe(at('form'));
  at('save').focus();
  expect(at('form').hasAttribute('tabindex')).toBe(false);
});

test('in a layer it stays in the layer', async () => {
  at('opener').focus();
  at('go').focus();
  at('go').remove();
  await settled();
  expect(document.activeElement).toBe(at('dialog'));
});

test('a layer that is gone hands it back to what opened it', async () => {
  at('opener').focus();
  at('close').focus();
  at('go').focus();
  at('layer').remove();
  await settled();
  expect(document.activeElement).toBe(at('opener'));
});

test('where that is gone as well, to what stood around it', async () => {
  at('reload').focus();
  at('close').focus();
  at('notice').remove();
  at('layer').remove();
  await settled();
  expect(document.activeElement).toBe(at('form'));
});

test('a person who leaves a control for nothing is not called back', async () => {
  at('reload').focus();
  at('reload').blur();
  await settled();
  at('notice').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('a page around that has the focus keeps it', async () => {
  at('reload').focus();
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  at('notice').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('a row that is gone hands it to the row that stands there now, the last one to the one before', async () => {
  const rows = ['one', 'two', 'three'].map((name) => make('li', name, make('button', `edit-${name}`)));
  at('page').append(make('ul', 'rows', ...rows));
  at('edit-two').focus();
  at('two').remove();
  await settled();
  expect(document.activeElement).toBe(at('three'));
  at('edit-three').focus();
  at('three').remove();
  await settled();
  expect(document.activeElement).toBe(at('one'));
  at('one').remove();
  await settled();
  expect(document.activeElement).toBe(at('page'));
});
