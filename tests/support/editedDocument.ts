import { type Command, isRefused } from '../../src/documents/edit/command.ts';
import { insertWidget } from '../../src/documents/edit/insert.ts';
import { setMember } from '../../src/documents/edit/setMember.ts';
import { setTexts } from '../../src/documents/edit/setTexts.ts';
import { createMetaIndex } from '../../src/documents/metaIndex.ts';
import { partsOf } from '../../src/documents/parts/partsOf.ts';
import { textsOf } from '../../src/documents/texts/textsOf.ts';
import { metas as declared } from '../../src/renderers/metas.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { localise } from '../../src/schemas/text.ts';

const metas = createMetaIndex(declared);

/** Another wording of what is read first in a document, be it but its name; of a form a field more, too. */
function editsOf(document: AtriumDocument): readonly Command[] {
  const [first] = textsOf(partsOf(document, metas), metas);
  const told = first?.text ?? document.name;
  const text = { zhCN: `${localise(told, 'zhCN')}（新）`, enUS: `${localise(told, 'enUS')} (new)` };
  const title = { zhCN: '文字', enUS: 'Text' };
  const atFirst = { parent: 'document', holding: 'fields', index: 0 };
  return [
    first === undefined
      ? setMember(['document'], '/name', text.zhCN, title)
      : setTexts([{ pointer: first.pointer, text }], title),
    ...(document.kind === 'form' ? [insertWidget('input', atFirst)] : []),
  ];
}

/** A document of any kind as somebody leaves it who has edited it a little. A form has a field `added` then. */
export const edited = (document: AtriumDocument): AtriumDocument =>
  editsOf(document).reduce((before, command) => {
    const after = command(before, { metas, codeFor: () => 'added' });
    if (isRefused(after)) throw new Error(`${document.kind}/${document.id}: ${after.refused.zhCN}`);
    return after.document;
  }, document);
