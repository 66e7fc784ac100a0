import { describe, expect, it } from 'vitest';
import { optionList } from '../../../runtime/stores/DictionaryStore.ts';
import type { Option } from '../../../schemas/option.ts';
import { chosenValues, toChoices } from './choices.ts';

const texts = {
  localise: (label: Option['label']) => (typeof label === 'string' ? label : label.zhCN),
  waiting: '…',
};

describe('choices', () => {
  it('are the options, and what is chosen beyond them by its own text', () => {
    const list = optionList('ready', [
      { value: 1, label: 'One' },
      { value: 'b', label: 'B', disabled: true },
    ]);
    expect(toChoices(list, 'gone', texts)).toEqual([
      { value: '1', label: 'One' },
      { value: 'b', label: 'B', disabled: true },
      { value: 'gone', label: 'gone' },
    ]);
  });

  it('name an option that is found but not offered by its label', () => {
    const all = optionList('ready', [{ value: 'law', label: 'Law' }]);
    const offered = { ...all, options: [] };
    expect(toChoices(offered, 'law', texts)).toEqual([{ value: 'law', label: 'Law' }]);
  });

  it('hold back codes while the options load', () => {
    expect(toChoices(optionList('loading', []), ['x'], texts)).toEqual([{ value: 'x', label: '…' }]);
  });

  it('take nothing for no choice', () => {
    expect([null, undefined, '', [], [null]].map(chosenValues)).toEqual([[], [], [], [], []]);
    expect(chosenValues(['a', 2])).toEqual(['a', '2']);
  });
});
