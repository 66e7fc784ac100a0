import { describe, expect, it } from 'vitest';
import { optionList } from '../../../runtime/stores/DictionaryStore.ts';
import type { Option } from '../../../schemas/option.ts';
import { pathText } from './options.meta.ts';
import { pathTo, toTree } from './tree.ts';

const options: Option[] = [
  { value: 'software', label: { zhCN: '软件工程', enUS: 'Software' }, parent: 'computing' },
  { value: 'computing', label: { zhCN: '计算机学院', enUS: 'Computing' } },
  { value: 'lost', label: 'Lost', parent: 'nowhere' },
  { value: 'egg', label: 'Egg', parent: 'hen' },
  { value: 'hen', label: 'Hen', parent: 'egg' },
];
const list = optionList('ready', options);
const chinese = (label: Option['label']) => (typeof label === 'string' ? label : label.zhCN);

describe('options that name their parents', () => {
  it('make a tree; orphans and rings stand at its top, so that none is lost', () => {
    expect(toTree(options, chinese)).toEqual([
      { value: 'computing', label: '计算机学院', children: [{ value: 'software', label: '软件工程' }] },
      { value: 'lost', label: 'Lost' },
      { value: 'egg', label: 'Egg' },
      { value: 'hen', label: 'Hen' },
    ]);
  });

  it('give the path to a value, and an unknown value alone', () => {
    expect(pathTo('software', (value) => list.find(value))).toEqual(['computing', 'software']);
    expect(pathTo('gone', (value) => list.find(value))).toEqual(['gone']);
    expect(pathTo('egg', (value) => list.find(value))).toEqual(['hen', 'egg']);
  });

  it('give the text of the whole path in the language of the reader', () => {
    const context = { zone: 'Asia/Shanghai', props: {}, options: list };
    expect(pathText('software', { ...context, locale: 'zhCN' })).toBe('计算机学院 / 软件工程');
    expect(pathText('software', { ...context, locale: 'enUS' })).toBe('Computing / Software');
    expect(pathText('gone', { ...context, locale: 'enUS' })).toBe('gone');
  });
});
