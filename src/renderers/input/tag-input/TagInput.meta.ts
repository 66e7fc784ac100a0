import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { allOfThese } from '../shared/filter.meta.ts';
import { CHOICE_LENGTH, CHOICES_COUNT } from '../shared/options.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';

export const tagInputMeta = defineMeta({
  type: 'tag-input',
  version: 1,
  family: 'input',
  title: { zhCN: '标签输入', enUS: 'Tag input' },
  description: {
    zhCN: '自由输入若干词语，按回车或逗号分隔；可给出候选',
    enUS: 'Any number of words, each ended by Enter or a comma; may suggest some',
  },
  icon: 'tags',
  imports: {
    formily: [{ component: 'Select', props: { mode: 'tags' } }],
    jsonSchema: [{ type: 'array', of: 'string' }],
    words: 'suggestions',
  },
  budget: 3,
  props: {
    suggestions: prop.bindable(Type.Array(Type.String({ minLength: 1, maxLength: CHOICE_LENGTH })), {
      zhCN: '候选词',
      enUS: 'Suggestions',
    }),
    maxCount: prop.static(Type.Integer({ minimum: 1, maximum: CHOICES_COUNT }), {
      zhCN: '最多个数',
      enUS: 'At most',
    }),
    placeholder,
    allowClear,
  },
  events: changeEvent,
  field: {
    column: 'list',
    dataType: 'array',
    // Words of a sheet are parted by these signs, so that no word holds one.
    value: Type.Array(Type.String({ maxLength: CHOICE_LENGTH, pattern: '^[^、，,；;\\n]+$' }), {
      maxItems: CHOICES_COUNT,
    }),
    check: (value, { maxCount }) =>
      Array.isArray(value) && typeof maxCount === 'number' && value.length > maxCount
        ? { zhCN: `最多 ${maxCount} 个`, enUS: `At most ${maxCount}` }
        : undefined,
    span: 12,
    width: 200,
    toFilter: allOfThese,
  },
});
