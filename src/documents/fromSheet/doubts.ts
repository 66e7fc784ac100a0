import type { LocalText } from '../../schemas/text.ts';
import type { ColumnValue } from './sheet.ts';

// What a person should look at before a column becomes a field, in words.

const LONGEST_SAMPLE = 20;

const sample = ({ shown }: ColumnValue): string =>
  Array.from(shown).length > LONGEST_SAMPLE
    ? `${Array.from(shown).slice(0, LONGEST_SAMPLE).join('')}…`
    : shown;

export const empty: LocalText = { zhCN: '这一列没有内容', enUS: 'The column is empty' };

export const keptAsText: LocalText = {
  zhCN: '看起来是编号，按文本保存，前面的零和每一位数字都保留',
  enUS: 'These look like identifiers: kept as text, with leading zeros and every digit',
};

export const asChoices = (count: number): LocalText => ({
  zhCN: `只有 ${count} 种内容，作为选项；以后只能填写这些选项`,
  enUS: `There are ${count} different values, taken as options: nothing else can be filled in later`,
});

/** @param unit what stands behind all numbers of the column */
export const asNumbersOf = (unit: string): LocalText => ({
  zhCN: `“${unit}”作为数字的单位；如果它是名称的一部分，请改为文本`,
  enUS: `"${unit}" is taken as the unit of numbers: choose a text if it is a part of names`,
});

export const numbering: LocalText = {
  zhCN: '像是行的序号，可以不采用',
  enUS: 'It seems to number the rows, and can be left out',
};

export const faulty = (rows: readonly number[]): LocalText => ({
  zhCN: `第 ${rows[0] ?? 0} 行${rows.length > 1 ? `等 ${rows.length} 行` : ''}的单元格有公式错误或丢失了数字，这些行不能导入`,
  enUS: `The cell in row ${rows[0] ?? 0}${rows.length > 1 ? ` and ${rows.length - 1} more` : ''} holds an error or has lost digits: such rows cannot be imported`,
});

/** Most of a column would be of a kind. @param others the values that are not, with how many cells hold them */
export const mostly = (title: LocalText, others: readonly ColumnValue[], cells: number): LocalText => {
  const [first] = others;
  const row = first?.row ?? 0;
  const text = first === undefined ? '' : sample(first);
  return {
    zhCN: `大多像“${title.zhCN}”，但第 ${row} 行的“${text}”${cells > 1 ? `等 ${cells} 处` : ''}不是，因此作为文本`,
    enUS: `Most of it looks like "${title.enUS}", but "${text}" in row ${row}${cells > 1 ? ` and ${cells - 1} more` : ''} is not, so it is taken as text`,
  };
};

export const unclearDays: LocalText = {
  zhCN: '像日期，但分不清月和日的先后，因此作为文本；请在表格中改为 2024-01-05 这样的写法',
  enUS: 'It looks like dates, but which is the month and which the day nobody can tell: taken as text. Write them as 2024-01-05',
};

export const serialDays: LocalText = {
  zhCN: '像是没有日期格式的日期（表格内部的天数）；请在表格中把这一列设为日期格式后重新上传',
  enUS: 'It looks like dates that have lost their format (days as a sheet counts them): make the column a date there and upload it again',
};

export const fewRows: LocalText = {
  zhCN: '内容太少，类型只是猜测',
  enUS: 'There is little to go by: the type is a guess',
};
