import { FLAG } from '../../schemas/flag.ts';
import { RESOURCE_ID } from '../../schemas/kinds.ts';
import { NAME } from '../../schemas/named.ts';
import { NODE_ID, NODE_TYPE } from '../../schemas/node.ts';
import { TEMPLATE } from '../../schemas/prop.ts';
import { CALL } from '../../schemas/source.ts';
import type { LocalText } from '../../schemas/text.ts';

/** What the patterns of the language want, in words; field codes are written like names. */
const formats: Readonly<Record<string, LocalText>> = {
  [RESOURCE_ID]: {
    zhCN: '小写字母开头，由小写字母、数字和连字符组成，2–64 个字符',
    enUS: 'a small letter, then small letters, digits and hyphens, 2 to 64 characters',
  },
  [NAME]: {
    zhCN: '字母开头，由字母、数字和下划线组成，最多 63 个字符',
    enUS: 'a letter, then letters, digits and underscores, at most 63 characters',
  },
  [NODE_ID]: {
    zhCN: '字母开头，由字母、数字、下划线和连字符组成，最多 64 个字符',
    enUS: 'a letter, then letters, digits, underscores and hyphens, at most 64 characters',
  },
  [NODE_TYPE]: {
    zhCN: '组件类型，如 text 或 control/person',
    enUS: 'the type of a widget, like text or control/person',
  },
  [CALL]: { zhCN: '“模块/接口”，如 student/list', enUS: 'module/interface, like student/list' },
  [TEMPLATE]: { zhCN: '含有 {{ 表达式 }} 的文本', enUS: 'a text with an {{ expression }}' },
  [FLAG]: { zhCN: '一个 {{ 表达式 }}', enUS: 'an {{ expression }}' },
};

/** What a pattern wants; of one that is not the language's the pattern itself. */
export const formatOf = (pattern: string): LocalText =>
  (Object.hasOwn(formats, pattern) ? formats[pattern] : undefined) ?? { zhCN: pattern, enUS: pattern };
