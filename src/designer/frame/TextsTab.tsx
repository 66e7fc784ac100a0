import { CopyOutlined, SearchOutlined, SnippetsOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Table, type TableColumnsType } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { setTexts } from '../../documents/edit/setTexts.ts';
import { stepTitle } from '../../documents/edit/stepTitle.ts';
import { writeSheet } from '../../documents/texts/sheet.ts';
import { missingIn, type PlacedText, textsOf, withWording } from '../../documents/texts/textsOf.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useHeight } from '../../runtime/render/useHeight.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { isText, localise, type Locale, wordingIn } from '../../schemas/text.ts';
import { useDesign } from './DesignContext.ts';
import { PasteTexts } from './PasteTexts.tsx';
import { useTextNames } from './useTextNames.ts';
import { textsLocale } from './texts.locale.ts';

/** Height of the head of the table in px. */
const HEAD = 38;
/** What is drawn before it is measured. */
const AT_FIRST = 400;

/** All texts of the document in both languages side by side, to be read over, found and translated in place. */
export const TextsTab = observer(function TextsTab() {
  const { model } = useDesign();
  const { ui } = useRoot();
  const text = useText(textsLocale);
  const { frame, height } = useHeight();
  const [wanted, want] = useState('');
  // A text that gets its translation stays in sight while others are still to be done.
  const [kept, keep] = useState<ReadonlySet<string>>();
  const [isPasting, setPasting] = useState(false);
  const { tree, language } = model;
  const all = useMemo(() => textsOf(tree, language.metas), [tree, language]);
  const names = useTextNames();
  const missing = all.filter((placed) => missingIn(placed.text).length > 0);
  const { wantsMissingTexts } = model;
  useEffect(() => {
    if (!wantsMissingTexts) return;
    keep(new Set());
    model.wantMissingTexts(false);
  }, [model, wantsMissingTexts]);
  const inSight =
    kept === undefined ? all : all.filter((each) => kept.has(each.pointer) || missing.includes(each));
  const shown = inSight.filter((placed) => {
    const said = [localise(placed.text, 'zhCN'), localise(placed.text, 'enUS'), names.part(placed)].join(' ');
    return said.toLowerCase().includes(wanted.trim().toLowerCase());
  });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(writeSheet(shown));
      ui.message('success', text('copied', { count: shown.length }));
    } catch {
      ui.message('error', text('notCopied'));
    }
  };
  const columns: TableColumnsType<PlacedText> = [
    {
      title: text('part'),
      width: 116,
      render: (_, placed) => (
        <button
          type="button"
          className="at-plain at-texts-part"
          data-part={placed.part.key}
          title={`${names.part(placed)} ${names.member(placed)}`}
          onClick={() => model.select([placed.part.key])}
        >
          <span>{names.part(placed)}</span>
          <small>{names.member(placed)}</small>
        </button>
      ),
    },
    ...(['zhCN', 'enUS'] as const).map((locale) => ({
      title: text(locale === 'zhCN' ? 'chinese' : 'english'),
      width: 160,
      render: (_: unknown, placed: PlacedText) => (
        <Wording
          key={`${placed.pointer} ${locale}`}
          placed={placed}
          locale={locale}
          label={text('textOf', {
            part: names.part(placed),
            member: names.member(placed),
            language: text(locale === 'zhCN' ? 'chinese' : 'english'),
          })}
        />
      ),
    })),
  ];
  return (
    <div className="at-texts">
      <Input
        size="small"
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        aria-label={text('find')}
        placeholder={text('find')}
        value={wanted}
        onChange={({ target }) => want(target.value)}
      />
      <div className="at-texts-line">
        <span role="status">
          {text('count', { count: all.length })}{' '}
          <strong data-missing={missing.length > 0 || undefined}>
            {missing.length === 0 ? text('complete') : text('missing', { count: missing.length })}
          </strong>
        </span>
        <Checkbox
          checked={kept !== undefined}
          onChange={({ target }) =>
            keep(target.checked ? new Set(missing.map(({ pointer }) => pointer)) : undefined)
          }
        >
          {text('onlyMissing')}
        </Checkbox>
      </div>
      <div className="at-texts-line">
        <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {text('copy')}
        </Button>
        <Button size="small" icon={<SnippetsOutlined aria-hidden />} onClick={() => setPasting(true)}>
          {text('paste')}
        </Button>
      </div>
      <div ref={frame} className="at-texts-table">
        <Table<PlacedText>
          virtual
          size="small"
          rowKey="pointer"
          pagination={false}
          columns={columns}
          dataSource={shown}
          scroll={{ x: 436, y: (height || AT_FIRST) - HEAD }}
          locale={{ emptyText: text(all.length === 0 ? 'none' : 'noMatch') }}
        />
      </div>
      {isPasting && <PasteTexts texts={all} leave={() => setPasting(false)} />}
    </div>
  );
});

interface WordingProps {
  placed: PlacedText;
  locale: Locale;
  label: string;
}

/** A text in one language; what is typed is one step. */
const Wording = observer(function Wording({ placed, locale, label }: WordingProps) {
  const { model } = useDesign();
  const text = useText(textsLocale);
  const { text: said, pointer, part } = placed;
  const lacks = missingIn(said).includes(locale);
  return (
    <Input.TextArea
      size="small"
      variant="borderless"
      autoSize={{ minRows: 1, maxRows: 4 }}
      lang={locale === 'zhCN' ? 'zh-CN' : 'en'}
      aria-label={label}
      className={lacks ? 'at-texts-lacks' : ''}
      placeholder={lacks ? text('lacks') : ''}
      value={lacks && typeof said === 'string' ? '' : wordingIn(said, locale)}
      onChange={({ target }) => {
        const next = withWording(said, locale, target.value);
        const title = stepTitle(
          '修改文本：',
          'Change the text of ',
          isText(part.title) ? part.title : part.name,
        );
        model.run(setTexts([{ pointer, text: next }], title), `text ${pointer} ${locale}`);
      }}
    />
  );
});
