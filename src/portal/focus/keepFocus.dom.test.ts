import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <div id="page">
      <button id="opener">Open</button>
      <form id="form"><p id="notice"><button id="reload">Reload</button></p><button id="save">Save</button></form>
    </div>
    <div id="layer"><div role="dialog" id="dialog"><button id="close">Close</button><footer><button id="go">Go</button></footer></div></div>`;
  // What jsdom takes for a page without the focus is one in which no element has it.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  end = keepFocus(document);
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
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
