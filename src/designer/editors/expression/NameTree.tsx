import { Empty, Input, Tree } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState, type Key } from 'react';
import type { ScopeName } from '../../../documents/check/scopeAt.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { localise, type Locale } from '../../../schemas/text.ts';
import { expressionLocale } from './expression.locale.ts';
import { indexOf, matching } from './nameIndex.ts';

interface NameTreeProps {
  names: readonly ScopeName[];
  /** Gets the path of a name that somebody chose. */
  choose: (path: string) => void;
}

interface NameNode {
  readonly key: string;
  readonly title: string;
  /** Absent of a heading. */
  readonly path: string | undefined;
  readonly children?: NameNode[];
}

/** More that fit a search are not shown: who types on finds the rest. */
const MOST = 200;
const HEIGHT = 380;
const PLATFORM = ' platform';

/** What can be read at a place, as a tree that is searched by titles and names; what is chosen is written. */
export const NameTree = observer(function NameTree({ names, choose }: NameTreeProps) {
  const text = useText(expressionLocale);
  const { locale } = useRoot().locale;
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<readonly Key[]>(() => firstOpen(names));
  const platform = text('platform');
  const all = useMemo((): readonly NameNode[] => {
    const own = names.filter(({ isPlatform }) => !isPlatform).map((name) => nodeOf(name, locale));
    const others = names.filter(({ isPlatform }) => isPlatform).map((name) => nodeOf(name, locale));
    return others.length === 0
      ? own
      : [...own, { key: PLATFORM, title: platform, path: undefined, children: others }];
  }, [names, locale, platform]);
  const found = useMemo(
    () =>
      wanted.trim() === ''
        ? undefined
        : matching(indexOf(names, locale), wanted, MOST).map(({ name, trail }): NameNode => ({
            key: name.path,
            title: trail,
            path: name.path,
          })),
    [names, locale, wanted],
  );
  const shown = found ?? all;
  return (
    <section className="at-expression-side" aria-label={text('names')}>
      <h3>{text('names')}</h3>
      <Input
        size="small"
        allowClear
        aria-label={text('searchNames')}
        placeholder={text('searchNames')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {shown.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text(found ? 'nothingFound' : 'noNames')} />
      ) : (
        <Tree<NameNode>
          blockNode
          virtual
          height={HEIGHT}
          aria-label={text('names')}
          treeData={[...shown]}
          expandedKeys={found ? [] : [...open]}
          onExpand={(keys) => setOpen(keys)}
          selectedKeys={[]}
          onSelect={(_, { node: { key, path } }) => {
            if (path !== undefined) choose(path);
            else setOpen((now) => (now.includes(key) ? now.filter((each) => each !== key) : [...now, key]));
          }}
          titleRender={({ title, path }) => (
            <span className="at-expression-name" data-path={path}>
              <span>{title}</span>
              {path !== undefined && <code>{path}</code>}
            </span>
          )}
        />
      )}
    </section>
  );
});

/** Records with few members are open at first, such as the form that is filled. */
const firstOpen = (names: readonly ScopeName[]): readonly string[] =>
  names
    .filter(({ name, members }) => name !== 'url' && members.length > 0 && members.length <= 40)
    .map(({ path }) => path);

function nodeOf({ path, title, name, members }: ScopeName, locale: Locale): NameNode {
  const children = members.map((each) => nodeOf(each, locale));
  return {
    ...{ key: path, path, title: localise(title, locale) || name },
    ...(children.length > 0 && { children }),
  };
}
