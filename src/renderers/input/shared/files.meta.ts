import { Type } from 'typebox';
import { withChoiceTitles } from '../../../schemas/annotation.ts';
import { prop } from '../../../schemas/prop.ts';
import type { Cell, FieldMeta, TextContext } from '../../../schemas/rendererMeta.ts';
import { listed, type LocalText } from '../../../schemas/text.ts';
import { FileSchema, type FileValue } from '../../../schemas/wire/file.ts';
import { fileKindNames, fileKinds, isFileKind, type FileKind } from './fileKinds.meta.ts';
import { filledOrNot } from './filterInside.meta.ts';
import { changeEvent } from './props.meta.ts';

/** Files that one field holds at most. */
export const MOST_FILES = 50;
const MIB = 1024 * 1024;

/** Props of inputs that take files. */
export const fileProps = {
  maxCount: prop.static(
    Type.Integer({ minimum: 1, maximum: MOST_FILES }),
    { zhCN: '最多文件数', enUS: 'Most files' },
    9,
  ),
  maxSize: prop.static(
    Type.Number({ exclusiveMinimum: 0, maximum: 1024 }),
    { zhCN: '单个文件大小上限（MB）', enUS: 'Largest file (MB)' },
    20,
  ),
};
const kind = withChoiceTitles(
  Type.Unsafe<FileKind>({ type: 'string', enum: [...fileKindNames] }),
  Object.fromEntries(fileKindNames.map((name) => [name, fileKinds[name].title])),
);
export const acceptProp = prop.static(Type.Array(kind, { maxItems: 9 }), {
  zhCN: '可上传的类型（缺省为全部）',
  enUS: 'Kinds that are taken (all by default)',
});
export const fileEvents = changeEvent;

const isFile = (value: unknown): value is FileValue =>
  typeof value === 'object' && value !== null && 'type' in value && 'size' in value;

export const filesIn = (value: unknown): readonly FileValue[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).filter(isFile);

interface FileLimits {
  accept: readonly FileKind[];
  /** MB */
  maxSize: number;
}

/** What is wrong with one file, by type and size; what a browser says of a file before it is sent is judged alike. */
export function fileFault(
  { name, size, type }: Pick<FileValue, 'name' | 'size' | 'type'>,
  { accept, maxSize }: FileLimits,
): LocalText | undefined {
  if (size > maxSize * MIB) {
    return {
      zhCN: `“${name}”不能上传，大小超过 ${maxSize} MB`,
      enUS: `"${name}" cannot be uploaded: it is larger than ${maxSize} MB`,
    };
  }
  if (accept.length === 0 || accept.some((kind) => fileKinds[kind].fits(type))) return undefined;
  const claimed = accept.find((kind) => endsAs(name, fileKinds[kind].endings));
  if (claimed) {
    const { zhCN, enUS } = fileKinds[claimed].title;
    return {
      zhCN: `“${name}”不能上传，它的内容不是${zhCN}`,
      enUS: `"${name}" cannot be uploaded: it is named like ${enUS}, but holds something else`,
    };
  }
  const names = (locale: 'zhCN' | 'enUS', between: string, last: string): string =>
    accept
      .map((kind) => fileKinds[kind].title[locale])
      .join(between)
      .replace(/, (?=[^,]*$)/, last);
  return {
    zhCN: `“${name}”不能上传，这里只接受${names('zhCN', '、', '、')}`,
    enUS: `"${name}" cannot be uploaded: only ${names('enUS', ', ', ' and ')} are accepted here`,
  };
}

const endsAs = (name: string, endings: string): boolean =>
  endings.split(',').some((ending) => name.toLowerCase().endsWith(ending));

/** Limits as a document writes them. */
const limitsOf = (props: Readonly<Record<string, unknown>>, always?: readonly FileKind[]): FileLimits => ({
  accept: always ?? (Array.isArray(props.accept) ? (props.accept as unknown[]).filter(isFileKind) : []),
  maxSize: typeof props.maxSize === 'number' ? props.maxSize : 20,
});

/** The images of a value; the text are their names. */
function pictureCell(value: unknown, { locale }: TextContext): Cell {
  const files = filesIn(value);
  const text = listed(
    files.map(({ name }) => name),
    locale,
  );
  const pictures = files.flatMap(({ id, name, type }) => (type.startsWith('image/') ? { id, name } : []));
  return pictures.length === 0 ? { text } : { text, pictures };
}

/** The field of an input whose value is a list of files. @param always the kinds it takes, whatever the document says */
export const filesField = (always?: readonly FileKind[]): FieldMeta => ({
  column: 'json',
  dataType: 'array',
  value: Type.Array(FileSchema, { minItems: 1, maxItems: MOST_FILES }),
  files: true,
  check: (value, props) => {
    const files = filesIn(value);
    const most = typeof props.maxCount === 'number' ? props.maxCount : 9;
    if (files.length > most) return { zhCN: `最多 ${most} 个文件`, enUS: `At most ${most} files` };
    const limits = limitsOf(props, always);
    for (const file of files) {
      const fault = fileFault(file, limits);
      if (fault) return fault;
    }
    return undefined;
  },
  ...(always?.every((kind) => kind === 'image') === true ? { toCell: pictureCell } : {}),
  span: 24,
  width: 200,
  fromImport: null,
  toFilter: filledOrNot,
  fixedFilter: true,
});
