import type { Rule, RuleName } from '../../../schemas/node.ts';
import type { FieldMeta } from '../../../schemas/rendererMeta.ts';
import type { LocalText } from '../../../schemas/text.ts';
import type { FORMATS } from '../../formily/readValidator.ts';

/** What becomes of a format: a rule of ours, or its own pattern. */
interface Format {
  readonly rule: RuleName;
  readonly pattern?: string;
  readonly message?: LocalText;
  /** The rule asks for something else than the format does. */
  readonly differs?: true;
}

const pattern = (source: string, zhCN: string, enUS: string): Format => ({
  rule: 'pattern',
  pattern: source,
  message: { zhCN: `请输入正确的${zhCN}`, enUS: `Enter a valid ${enUS}` },
});
const ipv4 = pattern(
  '^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$',
  ' IPv4 地址',
  'IPv4 address',
);

/** Formats of JSON Schema, with those that others have added to it. */
const PLAIN: Readonly<Record<string, Format>> = {
  email: { rule: 'email' },
  uri: pattern(
    "^[A-Za-z][A-Za-z0-9+.-]*:([A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$",
    '网址',
    'address with a scheme, such as https:',
  ),
  uuid: pattern('^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$', ' UUID', 'UUID'),
  ipv4,
  time: pattern(
    '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$',
    '时间，如 08:30:00Z',
    'time such as 08:30:00Z',
  ),
  'json-pointer': pattern('^(/([^/~]|~[01])*)*$', ' JSON 指针', 'JSON pointer'),
  url: { rule: 'url', differs: true },
  phone: { rule: 'phone', differs: true },
  idcard: { rule: 'idCard', differs: true },
};

/** Formats of Formily's validators, by its own patterns; that of `ipv6` is longer than patterns may be. */
const FORMILY: Readonly<Record<Exclude<(typeof FORMATS)[number], 'ipv6'>, Format>> = {
  email: pattern('^\\w+([-+.]\\w+)*@\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*$', '邮箱地址', 'e-mail address'),
  phone: pattern('^\\d{3}-\\d{8}$|^\\d{4}-\\d{7}$|^\\d{11}$', '电话号码', 'phone number'),
  idcard: pattern('^\\d{15}$|^\\d{17}(\\d|x|X)$', '身份证号', 'identity card number'),
  ipv4: pattern(
    '^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[0-9]{1,2})\\.){3}(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[0-9]{1,2})$',
    ' IPv4 地址',
    'IPv4 address',
  ),
  number: pattern('^[+-]?\\d+(\\.\\d+)?$', '数字', 'number'),
  integer: pattern('^[+-]?\\d+$', '整数', 'whole number'),
  money: pattern(
    '^([$¢£¤€¥₱₹￥]\\s*)(\\d+,?)+(\\.\\d+)?\\s*$',
    '金额，如 ￥8.50',
    'amount of money such as ￥8.50',
  ),
  qq: pattern('^(\\+?[1-9]\\d*|0)$', ' QQ 号', 'QQ number'),
  zh: pattern('^[\\u4e00-\\u9fa5]+$', '中文', 'Chinese text'),
  zip: pattern('^[0-9]{6}$', '邮政编码', 'postal code'),
  date: pattern(
    '^[0-9]+[./-][0-9]+[./-][0-9]+\\s*(?:[0-9]+\\s*:\\s*[0-9]+\\s*:\\s*[0-9]+)?$',
    '日期',
    'date',
  ),
  // It looks ahead, which patterns here cannot.
  url: { rule: 'url', differs: true },
};

/** A format as a rule, and whether that asks for quite the same. */
export interface FormatRule {
  readonly rule: Rule;
  readonly differs: boolean;
}

/** The rule of a format for the values of a field; undefined where there is none. */
export function ruleOfFormat(name: string, { column }: FieldMeta, formily: boolean): FormatRule | undefined {
  if (column === 'number')
    return name === 'integer' ? { rule: { rule: 'integer' }, differs: false } : undefined;
  const formats: Readonly<Record<string, Format>> = formily ? FORMILY : PLAIN;
  const format = column === 'text' && Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) return undefined;
  const { rule, pattern: value, message, differs = false } = format;
  return {
    rule: { rule, ...(value !== undefined && { value }), ...(message !== undefined && { message }) },
    differs,
  };
}
