import { checkTextLength } from '../expression/fuel.ts';
import { toJson } from '../values/json.ts';
import { toText } from '../values/text.ts';
import { group } from './define.ts';

const define = group('other');

const checked = (text: string): string => {
  checkTextLength(text.length);
  return text;
};

export const otherFunctions = [
  define('text', ['x: any'], 'text', { zhCN: '转为文本', enUS: 'Converts to text' }, ([x]) =>
    checked(toText(x)),
  ),
  define('json', ['x: any'], 'text', { zhCN: '转为 JSON 文本', enUS: 'Converts to JSON text' }, ([x]) =>
    checked(toJson(x)),
  ),
];
