import { describe, expect, it, vi } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { compileNode, plainEnvironment } from '../../../tests/support/plainDocuments.ts';
import type { Options } from '../../schemas/option.ts';
import type { OptionList, SourceView } from '../../schemas/prop.ts';
import { PageModel } from './PageModel.ts';
import { resolveOptions, resolveProps, type PropSurroundings } from './resolveProps.ts';

const majors = [
  { value: 'cs', label: '计算机', parent: '7' },
  { value: 'law', label: '法学', parent: '8' },
];

function create() {
  const { root } = createPlainRoot({
    answers: {
      '/component/getSelectorData.htm': { list: majors },
      '/student/list.htm': { list: [{ no: 'S1', name: '林知夏' }, { no: 'S2' }] },
    },
  });
  const page = new PageModel(root, { kind: 'app', id: 'p', sources: { rows: { call: 'student/list' } } }, {});
  const around = (scope: object = {}): PropSurroundings => ({ root, page, scope: { ...scope } });
  return { root, page, around };
}
const labels = (list: OptionList) => list.options.map(({ label }) => label);

describe('resolveOptions', () => {
  it('are none where the document writes none', () => {
    expect(resolveOptions(undefined, create().around())).toMatchObject({ status: 'ready', options: [] });
  });

  it('are the written ones, as one list for as long as they are the same', () => {
    const written: Options = [{ value: 1, label: 'one' }];
    const { around } = create();
    const list = resolveOptions(written, around());
    expect(list.find('1')?.label).toBe('one');
    expect(resolveOptions(written, around())).toBe(list);
  });

  it('come from a dictionary, fetched when it is first read', async () => {
    const { around } = create();
    expect(resolveOptions({ dictionary: 'major' }, around()).status).toBe('loading');
    await vi.waitFor(() => {
      expect(labels(resolveOptions({ dictionary: 'major' }, around()))).toEqual(['计算机', '法学']);
    });
  });

  it('are those under a parent, none while it is not chosen, yet every value finds its label', async () => {
    const { root, around } = create();
    await root.dictionaries.fetch('dictionary:major');
    const under = (college: unknown, filter = false) =>
      resolveOptions(
        { dictionary: 'major', parent: '{{ form.college }}' },
        { ...around({ form: { college } }), filter },
      );
    expect(labels(under('7'))).toEqual(['计算机']);
    expect(labels(under(7))).toEqual(['计算机']);
    expect(labels(under(['7', '8']))).toEqual(['计算机', '法学']);
    expect(labels(under(null))).toEqual([]);
    expect(under(null).find('law')?.label).toBe('法学');
    expect(labels(under(null, true))).toEqual(['计算机', '法学']);
  });

  it('are all of them where no record is, which is no failure', async () => {
    const { root, around } = create();
    await root.dictionaries.fetch('dictionary:major');
    const options = { dictionary: 'major', parent: '{{ form.college }}' };
    expect(labels(resolveOptions(options, { ...around(), filter: true }))).toEqual(['计算机', '法学']);
    expect(root.log.entries).toEqual([]);
  });

  it('come from a source of the page', async () => {
    const { page, around } = create();
    const options: Options = { source: 'rows', value: 'no', label: 'name' };
    expect(resolveOptions(options, around()).status).toBe('loading');
    page.start();
    await vi.waitFor(() => {
      expect(resolveOptions(options, around()).status).toBe('ready');
    });
    expect(labels(resolveOptions(options, around()))).toEqual(['林知夏', 'S2']);
    page.dispose();
  });

  it('fail where their source fails', async () => {
    const { root } = createPlainRoot({ answers: { '/student/list.htm': { msgState: 9, msg: 'down' } } });
    const page = new PageModel(
      root,
      { kind: 'app', id: 'p', sources: { rows: { call: 'student/list' } } },
      {},
    );
    page.start();
    const options: Options = { source: 'rows', value: 'no', label: 'name' };
    await vi.waitFor(() => {
      expect(resolveOptions(options, { root, page, scope: {} }).status).toBe('failed');
    });
    page.dispose();
  });
});

describe('resolveProps', () => {
  it('gives each prop in the form that its kind promises', () => {
    const { page, around } = create();
    const node = compileNode(
      { props: { text: '{{ name }}', level: '{{ n }}', mark: true, source: 'rows', options: majors } },
      plainEnvironment(),
    );
    const props = resolveProps(node, around({ name: '林', n: 4 }));
    expect(props).toMatchObject({ text: '林', level: 4, mark: true, line: undefined });
    expect(props.source as SourceView).toBe(page.sources.get('rows'));
    expect((props.options as OptionList).find('cs')?.label).toBe('计算机');
  });

  it('gives nothing for a source that the page does not have', () => {
    expect(
      resolveProps(compileNode({ props: { source: 'gone' } }), create().around()).source,
    ).toBeUndefined();
  });
});
