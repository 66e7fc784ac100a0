// What @formily/antd-v5 1.2.4 and the grid in it do wrong, put right as it is loaded.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** What has no title is called so in English only. */
const UNTITLED = `
import { ConfigProvider as AntdProvider } from 'antd';
import { useContext as useAntdContext } from 'react';
const useTitle = ({ title }) => {
  const { locale } = useAntdContext(AntdProvider.ConfigContext);
  return title || (locale && locale.locale.startsWith('zh') ? '未命名' : 'Untitled');
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
/**
 * The engine makes a field while its component is drawn, which must not have others drawn anew meanwhile: tabs and panels
 * look at what came in them afterwards. What is wrong in them is counted where a schema names them by a text.
 */
const PANES = `
import { untracked } from '@formily/reactive';
import { isValidElement, useLayoutEffect, useReducer } from 'react';
const useLaterPanes = () => useReducer((count) => count + 1, 0)[1];
const paneOf = (parent, name) => untracked(() => parent.query(parent.address.concat(name)).take());
const Pane = ({ told, children }) => {
  useLayoutEffect(told, [told]);
  return children;
};
const afterwards = { scheduler: (update) => queueMicrotask(update) };
const Counted = observer(({ name, heading }) => {
  const field = useField();
  const address = field.address.concat(name) + '.*';
  const errors = field.form.queryFeedbacks({ type: 'error', address });
  if (errors.length === 0) return React.createElement(React.Fragment, null, heading);
  const count = { size: 'small', className: 'errors-badge', count: errors.length };
  return React.createElement(Badge, count, heading);
}, afterwards);
const headingOf = (name, heading) =>
  isValidElement(heading) ? heading : React.createElement(Counted, { name, heading });
`;
const PANE = 'React.createElement(RecursionField, { schema: schema, name: name })';
/** @param {string} kind of component @param {string} parent its field there */
const panesMends = (kind, parent) => [
  {
    written: `${parent}.query(${parent}.address.concat(name)).take()`,
    mended: `paneOf(${parent}, name)`,
    head: PANES,
  },
  { written: `var ${kind} = use`, mended: `var laterPanes = useLaterPanes(); var ${kind} = use` },
  { written: PANE, mended: `React.createElement(Pane, { told: laterPanes }, ${PANE})` },
];
const PANELS_MEND = {
  written: 'React.createElement(Collapse, ',
  mended: 'React.createElement(PanelsAsData, ',
  head: PANELS,
};

/** @param {string} at @returns {readonly Mend[]} */
const observerMends = (at) => [
  {
    // A grid that is gone would go on watching its children, and lose sight of others with each that goes.
    at,
    written: '_this.observer.disconnect();',
    mended: '_this.observer.disconnect(); [..._this.childList].forEach((child) => child.dispose());',
  },
  {
    at,
    written: '_this.childList.splice(childIndex_1, 1);',
    mended: '_this.childList = _this.childList.filter((other) => other !== child_1);',
  },
];

/**
 * @typedef {object} Mend
 * @property {string} at the file among the packages
 * @property {string} written there
 * @property {string} mended what becomes of it
 * @property {string} [head] what stands before all else in the file then
 */
/** @type {readonly Mend[]} */
const MENDS = [
  {
    // ArrayTable numbers its rows by a member that it writes into each, which would be saved with the record: nobody copies it now.
    at: '@formily/antd-v5/esm/array-table/index.js',
    written: 'item[indexKey] = index;',
    mended:
      'Object.defineProperty(item, indexKey, { value: index, enumerable: false, configurable: true, writable: true });',
  },
  {
    // A new first row is on the first page.
    at: '@formily/antd-v5/esm/array-table/index.js',
    written: 'if (total === totalPage * pageSize + 1 && isFn(changePage)) {',
    mended:
      "if (props.method === 'unshift') { if (isFn(changePage)) changePage(1); } else if (total === totalPage * pageSize + 1 && isFn(changePage)) {",
  },
  {
    at: '@formily/antd-v5/esm/array-table/index.js',
    written: 'marginTop: 5, marginBottom: 5',
    mended: 'marginBlock: 8',
  },
  {
    at: '@formily/antd-v5/esm/array-tabs/index.js',
    written: "field.title || 'Untitled'",
    mended: 'useTitle(field)',
    head: UNTITLED,
  },
  {
    at: '@formily/antd-v5/esm/__builtins__/sort.js',
    written: '{ accessibility: accessibility, onDragStart',
    mended: '{ accessibility: useSpoken(), onDragStart',
    head: SPOKEN,
  },
  { at: '@formily/antd-v5/esm/array-collapse/index.js', ...PANELS_MEND },
  ...[
    PANELS_MEND,
    ...panesMends('panels', 'collapseField'),
    { written: 'header: badgedHeader(name, props)', mended: 'header: headingOf(name, props.header)' },
  ].map((mend) => ({ at: '@formily/antd-v5/esm/form-collapse/index.js', ...mend })),
  {
    at: '@formily/antd-v5/esm/form-step/index.js',
    written: 'React.createElement(Steps, ',
    mended: 'React.createElement(StepsAsData, ',
    head: STEPS,
  },
  ...[
    {
      // What stands in it is handed on beside the tabs that are made of it, as the deprecated panes were.
      written: 'React.createElement(Tabs, __assign({}, props, { ',
      mended: 'React.createElement(Tabs, __assign({}, props, { children: undefined, ',
    },
    ...panesMends('tabs', 'tabsField'),
    {
      written: 'React.createElement(FeedbackBadge, { name: name, tab: props.tab })',
      mended: 'headingOf(name, props.tab)',
    },
  ].map((mend) => ({ at: '@formily/antd-v5/esm/form-tab/index.js', ...mend })),
  ...['esm', 'lib'].flatMap((kind) => observerMends(`@formily/grid/${kind}/observer.js`)),
];

/** Where packages stand: beside each other, or in the one that asks for them. */
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const WITHIN = '@formily/antd-v5/node_modules';

/** What is said where a file is not what a mend was made for. @param {string} file */
const another = (file) => new Error(`formilyMends: ${file} is another by now.`);

/**
 * @param {string} packages where the library stands, of which each file that is mended has to be there as it was
 * @returns {import('vite').Plugin}
 */
export function formilyMends(packages = PACKAGES) {
  return {
    name: 'formily-mends',
    enforce: 'pre',
    buildStart() {
      // A file that was moved would be loaded as it is, and nobody would be told.
      for (const { at, written } of MENDS) {
        const file = [path.join(packages, at), path.join(packages, WITHIN, at)].find((each) =>
          existsSync(each),
        );
        if (file === undefined || !readFileSync(file, 'utf8').includes(written)) throw another(at);
      }
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      const mends = MENDS.filter(({ at }) => file.endsWith(`/node_modules/${at}`));
      if (mends.length === 0) return null;
      let text = code;
      for (const { written, mended, head = '' } of mends) {
        if (!text.includes(written)) throw another(file);
        text = head + text.replace(written, mended);
      }
      return { code: text, map: null };
    },
  };
}
