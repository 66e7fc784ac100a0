import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metas as declared } from '../../renderers/metas.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { isRefused } from '../edit/command.ts';
import { setTexts } from '../edit/setTexts.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { partsOf } from '../parts/partsOf.ts';
import { keyOfText, readSheet, writeSheet } from './sheet.ts';
import { missingIn, textsOf, withWording } from './textsOf.ts';

const metas = createMetaIndex(declared);
const page = (): AtriumDocument => ({
  kind: 'app',
  schemaVersion: 1,
  id: 'home',
  name: '后台名称',
  title: '首页',
  body: [
    {
      type: 'section',
      id: 'top',
      title: { zhCN: '概览', enUS: '' },
      children: [
        { type: 'text', id: 'said', props: { text: '{{ params.name }}' } },
        {
          type: 'button',
          id: 'go',
          props: { text: 'Go' },
          on: { click: [{ do: 'message', text: { zhCN: '好', enUS: 'Good' } }] },
        },
      ],
    },
  ],
});
const textsIn = (document: AtriumDocument) => textsOf(partsOf(document, metas), metas);

test('texts are found with the innermost part that says them; expressions and names of the back office are none', () => {
  expect(textsIn(page()).map((placed) => [keyOfText(placed), missingIn(placed.text)])).toEqual([
    ['document#/title', ['enUS']],
    ['top#/title', ['enUS']],
    ['go#/props/text', []],
    ['go#/on/click/0/text', []],
  ]);
});

test('whatever the wordings are, a sheet brings them all back, and the way back is exact', () => {
  const wording = fc.string({ unit: fc.constantFrom('a', '楼', '\t', '\n', '\\', '"', ' '), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(fc.tuple(wording, wording), { minLength: 4, maxLength: 4 }), (wordings) => {
      const before = page();
      const texts = textsIn(before);
      const changed = texts.map(({ pointer }, at) => {
        const [zhCN = '', enUS = ''] = wordings[at] ?? [];
        return { pointer, text: { zhCN, enUS } };
      });
      const edited = setTexts(changed, { zhCN: '', enUS: '' })(before, { metas });
      if (isRefused(edited)) return;
      expect(before).toEqual(page());
      const sheet = writeSheet(textsIn(edited.document));
      const back = readSheet(sheet, texts);
      expect(back.unknown).toBe(0);
      const again = setTexts(back.changed, { zhCN: '', enUS: '' })(before, { metas });
      const document = isRefused(again) ? before : again.document;
      expect(writeSheet(textsIn(document))).toBe(sheet);
    }),
  );
});

test('a Chinese text for both languages has no English once one of them is worded', () => {
  expect(withWording('报修', 'zhCN', '维修')).toEqual({ zhCN: '维修', enUS: '' });
  expect(withWording('OK', 'zhCN', '好')).toEqual({ zhCN: '好', enUS: 'OK' });
  expect(readSheet('nobody#/title\tx\ty\n\nkey\tzh-CN\ten', textsIn(page()))).toEqual({
    changed: [],
    unknown: 1,
  });
});
