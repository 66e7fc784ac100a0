import { Type } from 'typebox';
import { FIELD_CODE, RESOURCE_ID } from '../../src/schemas/kinds.ts';
import { CALL } from '../../src/schemas/source.ts';
import type { LocalText } from '../../src/schemas/text.ts';

interface Format {
  readonly pattern: string;
  /** What a person has to write. */
  readonly rule: LocalText;
}

/** Formats of texts in payloads, each with its rule in words: a refusal that names no rule helps nobody. */
const formats = {
  /** Ids of modules and interfaces as addresses hold them; forms are modules too, so all of theirs are among them. */
  address: {
    pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$',
    rule: {
      zhCN: '须以字母开头，只含字母、数字、下划线和连字符，最多 64 个字符',
      enUS: 'Begins with a letter and holds letters, digits, underscores and hyphens only, at most 64',
    },
  },
  /** Names that expressions and statements use. */
  name: {
    pattern: FIELD_CODE,
    rule: {
      zhCN: '须以字母开头，只含字母、数字和下划线，最多 63 个字符',
      enUS: 'Begins with a letter and holds letters, digits and underscores only, at most 63',
    },
  },
  id: {
    pattern: RESOURCE_ID,
    rule: {
      zhCN: '须以小写字母开头，只含小写字母、数字和连字符，2 至 64 个字符',
      enUS: 'Begins with a small letter and holds small letters, digits and hyphens only, 2 to 64',
    },
  },
  path: {
    pattern: '^/',
    rule: { zhCN: '路径须以 / 开头，例如 /books', enUS: 'A path begins with /, e.g. /books' },
  },
  call: {
    pattern: CALL,
    rule: {
      zhCN: '应写成“模块编码/接口编码”，例如 library/books；表单写成“表单编码/list”',
      enUS: 'Has to be module/interface, e.g. library/books; of a form: form/list',
    },
  },
  filled: {
    pattern: '\\S',
    rule: { zhCN: '不能只有空格', enUS: 'Cannot be blank' },
  },
  host: {
    pattern: '^[A-Za-z0-9][A-Za-z0-9.:-]{0,252}$',
    rule: {
      zhCN: '请只写主机名或 IP 地址，不含协议、端口和路径',
      enUS: 'Write the name or the address of the host only, without protocol, port and path',
    },
  },
  header: {
    pattern: '^(?:authorization|x-[a-z0-9-]{1,60}|api-?key)$',
    rule: {
      zhCN: '只能是 authorization、api-key、apikey 或以 x- 开头的小写名称',
      enUS: 'Has to be authorization, api-key, apikey, or a small-letter name that begins with x-',
    },
  },
  printable: {
    pattern: '^[\\x20-\\x7e]+$',
    rule: {
      zhCN: '只能含英文字母、数字和半角符号',
      enUS: 'May hold letters, digits and signs of ASCII only',
    },
  },
} as const satisfies Readonly<Record<string, Format>>;

const rules: ReadonlyMap<string, LocalText> = new Map(
  Object.values(formats).map(({ pattern, rule }) => [pattern, rule]),
);

/** The schema of a text in one of the formats. */
export const formatted = (
  name: keyof typeof formats,
  limits: { minLength?: number; maxLength?: number; description?: string } = {},
) => Type.String({ ...limits, pattern: formats[name].pattern });

/** What a pattern asks for, in words; undefined where nobody has said. */
export const ruleOf = (pattern: string): LocalText | undefined => rules.get(pattern);
