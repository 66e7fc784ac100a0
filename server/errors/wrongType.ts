import type { LocalText } from '../../src/schemas/text.ts';
import { inputError } from './AppError.ts';
import type { InputError } from './AppError.ts';

/** Types of JSON, and those of inputs, in words. */
const names: Readonly<Record<string, LocalText>> = {
  string: { zhCN: '文本', enUS: 'a text' },
  text: { zhCN: '文本', enUS: 'a text' },
  number: { zhCN: '数字', enUS: 'a number' },
  integer: { zhCN: '整数', enUS: 'a whole number' },
  boolean: { zhCN: ' true 或 false', enUS: 'true or false' },
  bool: { zhCN: ' true 或 false', enUS: 'true or false' },
  array: { zhCN: '列表 [ ]', enUS: 'a list [ ]' },
  object: { zhCN: '对象 { }', enUS: 'an object { }' },
  texts: { zhCN: '文本的列表', enUS: 'a list of texts' },
  numbers: { zhCN: '数字的列表', enUS: 'a list of numbers' },
};

/**
 * A value of a wrong type, with the one that it has to have.
 * @param path dotted path in the payload
 * @param type a type of JSON or of an input; of any other it is not named
 */
export function wrongType(path: string, type: unknown): InputError {
  const found = inputError(path, 'TYPE_WRONG');
  const name = typeof type === 'string' && Object.hasOwn(names, type) ? names[type] : undefined;
  if (name === undefined) return found;
  return { ...found, message: { zhCN: `类型不正确，应为${name.zhCN}`, enUS: `Has to be ${name.enUS}` } };
}
