import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { isRefusedCode } from '../../src/schemas/kinds.ts';
import type { LocalText } from '../../src/schemas/text.ts';
import type { InputError } from '../errors/AppError.ts';
import type { ModuleField, ModuleShape } from './shape.ts';
import { MAX_INDEXED_TEXT } from './value.ts';

const CODE = /^[A-Za-z][A-Za-z0-9_]{0,62}$/;

/** Field types that a unique index cannot hold. */
const NEVER_UNIQUE = new Set(['list', 'user', 'json']);

function pathOf(document: FormDocument, code: string): string {
  return `schema.fields.${document.fields.findIndex(({ name }) => name === code)}`;
}

function about(document: FormDocument, field: ModuleField, code: string, message: LocalText): InputError {
  return { path: pathOf(document, field.code), code, message };
}

/** Field codes that cannot be columns, and stored properties that a field's type does not have. */
export function checkCodes(document: FormDocument, shape: ModuleShape): readonly InputError[] {
  return shape.fields.flatMap((field) => {
    if (!CODE.test(field.code) || isRefusedCode(field.code)) {
      const message = {
        zhCN: `“${field.code}”不能用作字段编码`,
        enUS: `"${field.code}" cannot name a field`,
      };
      return [about(document, field, 'RESERVED_CODE', message)];
    }
    if (field.unique && (field.secret === true || NEVER_UNIQUE.has(field.type))) {
      const message = { zhCN: '该类型的字段不能设为唯一', enUS: 'A field of this type cannot be unique' };
      return [about(document, field, 'UNIQUE_UNFIT', message)];
    }
    return [];
  });
}

/** A field that would need another type of column than the one that holds its data. */
export function typeChanged(document: FormDocument, field: ModuleField): InputError {
  return about(document, field, 'COLUMN_TYPE_CHANGED', {
    zhCN: '该字段已有其他类型的数据，类型不能修改；请改用新的字段编码',
    enUS: 'The field holds data of another type, which cannot change; use a new field code',
  });
}

/** A field that shall be unique and already holds a value twice. */
export function valuesNotUnique(document: FormDocument, field: ModuleField): InputError {
  return about(document, field, 'NOT_UNIQUE', {
    zhCN: '该字段已有重复的值，不能设为唯一',
    enUS: 'The field holds a value more than once and cannot be made unique',
  });
}

/** A field that shall be indexed, or unique, and holds a text that is longer than such a field takes. */
export function valuesTooLong(document: FormDocument, field: ModuleField): InputError {
  const most = String(MAX_INDEXED_TEXT);
  return about(document, field, 'VALUES_TOO_LONG', {
    zhCN: `该字段已有超过 ${most} 个字符的值，不能建索引或设为唯一`,
    enUS: `The field holds values of more than ${most} characters, and cannot be indexed or made unique`,
  });
}

/** A field for which the table has no room: columns of fields that are gone stay with what they hold. */
export function tooManyColumns(document: FormDocument, field: ModuleField): InputError {
  return about(document, field, 'TOO_MANY_COLUMNS', {
    zhCN: '该表单历次发布的字段总数已达数据库上限（1600），不能再增加字段；请改用新的表单',
    enUS: 'The fields of this form, with those of earlier versions, exceed the 1,600 that a table takes; use a new form',
  });
}

/** A field whose values are read anew, where a record would have no room for them beside what it keeps. */
export function recordsTooBig(document: FormDocument, field: ModuleField): InputError {
  return about(document, field, 'RECORD_TOO_BIG', {
    zhCN: '有记录在转换后会超出一条记录的容量上限（转换前的值会保留），请分几次发布，或减少一次转换的字段',
    enUS: 'With their values from before, which are kept, some records would be larger than a record can be; convert fewer fields',
  });
}
