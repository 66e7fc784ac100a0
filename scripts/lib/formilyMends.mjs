// What @formily/antd-v5 1.2.4 and the grid in it do wrong, put right as it is loaded.

const FILE = /@formily\/(?:antd-v5|grid)\/(?:esm|lib)\/[^?]+$/;

/** What is said of rows that are dragged, which the library says in English only, and puts into tables. */
const SPOKEN = `
import { ConfigProvider as AntdProvider } from 'antd';
import { useContext as useAntdContext } from 'react';
const at = (over) => String(over.id);
const SPOKEN = {
  zh: {
    screenReaderInstructions: { draggable: '按空格键拿起这一行，用上下箭头移动，再按空格键放下。' },
    announcements: {
      onDragStart: ({ active }) => '已拿起第 ' + at(active) + ' 行',
      onDragOver: ({ over }) => (over ? '移到第 ' + at(over) + ' 行' : undefined),
      onDragEnd: ({ over }) => (over ? '已放在第 ' + at(over) + ' 行' : '已放下'),
      onDragCancel: () => '已取消',
    },
  },
  en: undefined,
};
const useSpoken = () => {
  const { locale } = useAntdContext(AntdProvider.ConfigContext);
  const spoken = SPOKEN[locale && locale.locale.startsWith('zh') ? 'zh' : 'en'];
  return { ...spoken, container: document.body };
};
`;

/** antd's Collapse takes its panels as data by now; elements are deprecated. */
const PANELS = `
import { Collapse as AntdCollapse } from 'antd';
const PanelsAsData = ({ children, ...props }) => {
  const items = [];
  React.Children.forEach(children, (panel) => {
    if (!panel) return;
    const { header, children: content, ...rest } = panel.props;
    items.push({ ...rest, key: panel.key, label: header, children: content });
  });
  return React.createElement(AntdCollapse, { ...props, items });
};
`;
/** So does its Steps. */
const STEPS = `
import { Steps as AntdSteps } from 'antd';
const StepsAsData = ({ children, ...props }) =>
  React.createElement(AntdSteps, { ...props, items: children.map((step) => step.props) });
`;
const PANELS_MEND = {
  written: 'React.createElement(Collapse, ',
  mended: 'React.createElement(PanelsAsData, ',
  head: PANELS,
};

const OBSERVER = /grid\/(?:esm|lib)\/observer\.js$/;

/** Each: the file, what is written there, and what becomes of it. */
const MENDS = [
  {
    // ArrayTable numbers its rows by a member that it writes into each, which would be saved with the record: nobody copies it now.
    file: /esm\/array-table\/index\.js$/,
    written: 'item[indexKey] = index;',
    mended:
      'Object.defineProperty(item, indexKey, { value: index, enumerable: false, configurable: true, writable: true });',
  },
  {
    file: /esm\/__builtins__\/sort\.js$/,
    written: '{ accessibility: accessibility, onDragStart',
    mended: '{ accessibility: useSpoken(), onDragStart',
    head: SPOKEN,
  },
  { file: /esm\/array-collapse\/index\.js$/, ...PANELS_MEND },
  { file: /esm\/form-collapse\/index\.js$/, ...PANELS_MEND },
  {
    file: /esm\/form-step\/index\.js$/,
    written: 'React.createElement(Steps, ',
    mended: 'React.createElement(StepsAsData, ',
    head: STEPS,
  },
  {
    // What stands in it is handed on beside the tabs that are made of it, as the deprecated panes were.
    file: /esm\/form-tab\/index\.js$/,
    written: 'React.createElement(Tabs, __assign({}, props, { ',
    mended: 'React.createElement(Tabs, __assign({}, props, { children: undefined, ',
  },
  {
    // A grid that is gone would go on watching its children, and lose sight of others with each that goes.
    file: OBSERVER,
    written: '_this.observer.disconnect();',
    mended: '_this.observer.disconnect(); [..._this.childList].forEach((child) => child.dispose());',
  },
  {
    file: OBSERVER,
    written: '_this.childList.splice(childIndex_1, 1);',
    mended: '_this.childList = _this.childList.filter((other) => other !== child_1);',
  },
];

/** @returns {import('vite').Plugin} */
export function formilyMends() {
  return {
    name: 'formily-mends',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      const mends = FILE.test(file) ? MENDS.filter((each) => each.file.test(file)) : [];
      if (mends.length === 0) return null;
      let text = code;
      for (const { written, mended, head = '' } of mends) {
        if (!text.includes(written)) throw new Error(`formilyMends: ${file} is another by now.`);
        text = head + text.replace(written, mended);
      }
      return { code: text, map: null };
    },
  };
}
