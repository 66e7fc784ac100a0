import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { filledOrNot } from '../shared/filterInside.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';
import { checkMatrix, importMatrix, matrixText } from './matrixText.meta.ts';

const CODE = '^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$';
const entries = Type.Array(
  Type.Object({ value: Type.String({ pattern: CODE }), label: TextSchema }, { additionalProperties: false }),
  { maxItems: 100 },
);

export const matrixMeta = defineMeta({
  type: 'matrix',
  version: 1,
  family: 'input',
  title: { zhCN: '矩阵选择', enUS: 'Matrix' },
  description: {
    zhCN: '每行从同一组选项中选一个，如评教问卷；值为 { 行: 选项 }',
    enUS: 'One choice for each row, such as in a questionnaire; the value is { row: choice }',
  },
  icon: 'table',
  budget: 4,
  props: {
    rows: prop.static(entries, { zhCN: '行', enUS: 'Rows' }, []),
    choices: prop.static(entries, { zhCN: '选项', enUS: 'Choices' }, []),
    complete: prop.static(Type.Boolean(), { zhCN: '每行必选', enUS: 'Every row has to be answered' }, false),
  },
  events: changeEvent,
  field: {
    column: 'json',
    dataType: 'text',
    value: Type.Record(Type.String({ pattern: CODE }), Type.String({ pattern: CODE }), {
      maxProperties: 100,
    }),
    check: checkMatrix,
    span: 24,
    width: 240,
    toText: matrixText,
    fromImport: importMatrix,
    toFilter: filledOrNot,
    fixedFilter: true,
  },
});
