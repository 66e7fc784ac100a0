import type { SheetKind } from '../../schemas/importMeta.ts';
import type { ColumnValue, SheetColumn } from './sheet.ts';

// What the values of a column look like. A kind is claimed only where every value looks like it; whether the widget reads
// them is asked afterwards, of the widget. In doubt it is a text.

/** A column with its different values as they are looked at. */
export interface LookedAt extends SheetColumn {
  /** What cells show, in signs of usual width. */
  readonly texts: readonly string[];
  readonly areIds: boolean;
}

/** Texts that are longer are sentences, whatever their signs. */
const LONGEST_LOOKED_AT = 200;

export function lookAt(column: SheetColumn): LookedAt {
  const texts = column.values.map(({ shown }) =>
    shown.length > LONGEST_LOOKED_AT ? shown : shown.normalize('NFKC'),
  );
  return { ...column, texts, areIds: looksLikeIds(column, texts) };
}

const all =
  (pattern: RegExp) =>
  ({ texts }: LookedAt): boolean =>
    texts.every((text) => pattern.test(text));

const titled =
  (pattern: RegExp) =>
  ({ title }: SheetColumn): boolean =>
    pattern.test(title.normalize('NFKC'));

const YES_NO = /^(?:是|否|对|错|√|×|yes|no|true|false|y|n)$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const WEB = /^https?:\/\/\S+$/i;
const MOBILE = /^(?:\+?86[\s-]*)?1[3-9]\d[\s-]*\d{4}[\s-]*\d{4}$/;
const CALLED = /^\+?[\d() -]{5,24}(?:(?:转|ext\.?|-)\s*\d{1,6})?$/i;
const CARD = /^\d{17}[\dX]$/i;
const OLD_CARD = /^(?:\d{15}|\d{17}[\dX])$/i;
const MONTH = /^\d{4}\s*(?:[-/]\s*\d{1,2}|年\s*\d{1,2}\s*月)$/;
const YEAR = /^(?:19|20)\d{2}\s*年?$/;
const CLOCK = /^\d{1,2}(?::\d{2}(?::\d{2})?|[点时](?:\d{1,2}分?|半)?)$/;
const PERCENTAGE = /^[-+]?[\d.,]+\s*%$/;
const DIGITS = /^\d+$/;
/** A day that begins with its year; whether 1/5/2024 is of January or of May nobody can tell. */
const DAY = /^\d{4}\s*[-/.年]\s*\d{1,2}\s*[-/.月]\s*\d{1,2}/;

/** Days as spreadsheets count them, from 1954 to 2064: what is left of a date without its format. */
const SERIAL = /^[2-5]\d{4}(?:\.\d+)?$/;

/** Numbers as people write them, with a sign of money, thousands parted. */
const PLAIN = /^-?[\d, ]*\.?\d+$/;
const AMOUNT = /^-?\s*[¥￥]?\s*[\d, ]*\.?\d+\s*元?$/;
const WITH_SIGN = /[¥￥元]/;
const WITH_UNIT = /^-?[\d, ]*\.?\d+\s*([^\d\s,.%¥$€£+-]{1,6})$/;

const idTitle = titled(
  /学号|[學編]號|號碼|電話|手機|工号|编号|编码|代码|证号|证件|号码|(?<!序)号$|账号|帐号|卡号|学籍|准考证|邮编|邮政|电话|手机|座机|联系方式|房间|门牌|版本|条码|isbn|\bid\b|\bno\b\.?|\bcode\b|phone|mobile|\btel\b|\bzip\b|version/i,
);
const phoneTitle = titled(/电话|手机|電話|手機|座机|联系方式|phone|mobile|\btel\b/i);
const cardTitle = titled(/身份证|证件号/);
const dateTitle = titled(/日期|时间|生日|出生|日$|date|time|birth|\bday\b/i);
const moneyTitle = titled(
  /金额|单价|价格|总价|费用?(?:[(（]|$)|学费|工资|薪|奖金|补贴|助学金|奖学金|预算|成本|经费|[(（](?:万?元|rmb|cny)[)）]|amount|price|cost|\bfee\b|salary/i,
);
const yearTitle = titled(/年份|年度|学年|年级|入学年|届$|^年$|\byear\b/i);
const yesNoTitle = titled(/^(?:是否|有无|能否)|^(?:is|has)\b/i);
export const choiceTitle = titled(
  /性别|状态|类型|类别|分类|种类|等级|级别|层次|民族|政治面貌|学历|学位|学院|院系|系别|专业|年级|班级|校区|部门|职称|职务|是否|结果|方式|来源|gender|\bsex\b|status|type|category|level|college|major|department|grade\b/i,
);
const nameTitle = titled(/姓名|名称|名字|地址|住址|备注|说明|描述|原因|name|address|remark|comment|note/i);
export const numberingTitle = titled(/^(?:序号|行号|no\.?|#)$/i);

/** Digits in which places count: zeros in front, more than a number keeps, all of one length as numbers of things are. */
function looksLikeIds(column: SheetColumn, written: readonly string[]): boolean {
  if (idTitle(column)) return true;
  const texts = written.filter(({ length }) => length <= LONGEST_LOOKED_AT);
  if (texts.some((text) => /^[-+]?0\d/.test(text) || text.startsWith('+') || /\d{16}/.test(text)))
    return true;
  const digits = texts.filter((text) => DIGITS.test(text));
  return (
    texts.length > 1 &&
    digits.length === written.length &&
    digits.every(({ length }) => length >= 8 && length === digits[0]?.length)
  );
}

export const areSerialDays = (column: LookedAt): boolean => dateTitle(column) && all(SERIAL)(column);

/** Whether the last sign of an identity card number is the one that the others make (GB 11643). */
function isCard(text: string): boolean {
  if (!CARD.test(text)) return false;
  const sum = Array.from(text.slice(0, 17)).reduce(
    (all, digit, at) => all + Number(digit) * (2 ** (17 - at) % 11),
    0,
  );
  return '10X98765432'.charAt(sum % 11) === text.charAt(17).toUpperCase();
}

/** The number of a cell, as it holds it where that is one. */
const numberText = ({ shown, exact }: ColumnValue): string =>
  (exact !== undefined && PLAIN.test(exact) ? exact : shown).normalize('NFKC');

const areNumbers = (column: LookedAt, pattern: RegExp): boolean =>
  !column.areIds && !areSerialDays(column) && column.values.every((value) => pattern.test(numberText(value)));

/**
 * Measures that stand behind numbers of things that are counted or weighed. What else stands there is a part of a name
 * (1号楼, 3班, 2楼): a text, since no sum of such makes sense.
 */
const MEASURES: ReadonlySet<string> = new Set(
  [
    '元 万元 亿元 角 美元 rmb cny usd',
    'kg g mg t 千克 公斤 克 斤 吨 lb',
    'm cm mm km nm 米 厘米 毫米 公里 千米 里',
    'm² ㎡ m2 cm² km² m³ m3 平方米 平米 立方米 亩 公顷',
    'l ml 升 毫升 ℃ °c 度 kwh kw w v a 千瓦 千瓦时 瓦 伏 安 hz mhz ghz kb mb gb tb',
    '分 分钟 小时 秒 天 周 个月 s h min ms 学时 课时 学分 岁',
    '人 人次 位 名 个 件 台 套 本 册 张 支 只 间 份 次 辆 篇 项 箱 盒 包 瓶 块 条 把',
    '‰ 折 倍',
  ]
    .join(' ')
    .split(' ')
    .map((unit) => unit.normalize('NFKC')),
);

/** The measure that stands behind all numbers of a column. */
export function unitOf({ texts: [first = '', ...others] }: LookedAt): string | undefined {
  const unit = WITH_UNIT.exec(first)?.[1];
  if (unit === undefined || !MEASURES.has(unit.toLowerCase())) return undefined;
  const isEverywhere = others.every((text) => WITH_UNIT.exec(text)?.[1] === unit);
  return isEverywhere ? unit : undefined;
}

/** Texts that options can be at most, and of so many signs. */
export const MOST_OPTIONS = 50;
const FEW_OPTIONS = 30;
export const LONGEST_OPTION = 100;
const SHORT_OPTION = 30;

/** Whether a column says the same few things again and again. */
function repeats(column: LookedAt): boolean {
  const { values, count, texts } = column;
  const each = count / values.length;
  if (values.length > MOST_OPTIONS || nameTitle(column) || column.areIds) return false;
  if (texts.some((text) => text.length > SHORT_OPTION || /[\n、；;]/.test(text) || PLAIN.test(text)))
    return false;
  if (choiceTitle(column)) return values.length === 1 ? count > 2 : each >= 1.5;
  return count >= 8 && each >= (values.length > FEW_OPTIONS ? 10 : 3);
}

/** A text of so many signs is written over several lines. */
const LONG = 100;

/** Whether a cell holds a day, of which it may show a part. */
const isDay = ({ exact }: ColumnValue): boolean => exact !== undefined && DAY.test(exact);

/** Kinds in the order in which they are tried, with what has to be so. */
export const claims: readonly (readonly [SheetKind, (column: LookedAt) => boolean])[] = [
  ['yesNo', (column) => all(YES_NO)(column) || (yesNoTitle(column) && all(/^[01]$/)(column))],
  ['idCard', (column) => column.texts.every(isCard) || (cardTitle(column) && all(OLD_CARD)(column))],
  ['email', all(EMAIL)],
  ['url', all(WEB)],
  ['phone', (column) => (phoneTitle(column) ? all(CALLED)(column) : !idTitle(column) && all(MOBILE)(column))],
  ['time', all(CLOCK)],
  ['month', all(MONTH)],
  ['year', (column) => all(YEAR)(column) && (yearTitle(column) || column.values.every(isDay))],
  ['date', (column) => areDays(column, false)],
  ['dateTime', (column) => areDays(column, true)],
  ['percent', all(PERCENTAGE)],
  [
    'money',
    (column) =>
      (moneyTitle(column) || all(WITH_SIGN)(column)) &&
      areNumbers(column, AMOUNT) &&
      unitOf(column) === undefined,
  ],
  ['number', (column) => areNumbers(column, PLAIN) || (!column.areIds && unitOf(column) !== undefined)],
  ['choice', repeats],
  ['longText', ({ texts }) => texts.some((text) => text.length > LONG || /[\n\r]/.test(text))],
  ['text', () => true],
];

function areDays(column: LookedAt, withTime: boolean): boolean {
  return column.values.every(({ exact, shown }) => {
    const text = (exact !== undefined && DAY.test(exact) ? exact : shown).normalize('NFKC');
    if (DAY.test(text)) return withTime || !/\d:\d/.test(text);
    return dateTitle(column) && /^(?:19|20)\d{6}$/.test(text);
  });
}
