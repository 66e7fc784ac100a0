// A page of 2,000 parts: sections of rows of texts, for Atrium and for Puck.

const SECTIONS = 20;
const ROWS = 9;
const TEXTS = 10;

/** Parts of the page. */
export const SIZE = SECTIONS * (1 + ROWS * (1 + TEXTS));

/** The text that is edited and dragged. */
export const EDITED = 't-0-0-0';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_part, index) => make(index));

/** The document of kind `app` that the product keeps. */
export const atriumPage = (id: string): object => ({
  kind: 'app',
  schemaVersion: 1,
  id,
  name: 'Large page',
  title: { zhCN: '大页面', enUS: 'Large page' },
  body: times(SECTIONS, (section) => ({
    type: 'section',
    id: `s-${String(section)}`,
    props: { title: `Section ${String(section)}` },
    children: times(ROWS, (row) => ({
      type: 'flex',
      id: `r-${String(section)}-${String(row)}`,
      children: times(TEXTS, (text) => ({
        type: 'text',
        id: `t-${String(section)}-${String(row)}-${String(text)}`,
        props: { text: `Text ${String(text)}` },
      })),
    })),
  })),
});

/** The same as data of Puck: what a part holds stands in its slot `items`. */
export const puckPage = (): object => ({
  root: { props: {} },
  content: times(SECTIONS, (section) => ({
    type: 'Section',
    props: {
      id: `s-${String(section)}`,
      title: `Section ${String(section)}`,
      items: times(ROWS, (row) => ({
        type: 'Row',
        props: {
          id: `r-${String(section)}-${String(row)}`,
          items: times(TEXTS, (text) => ({
            type: 'Text',
            props: {
              id: `t-${String(section)}-${String(row)}-${String(text)}`,
              text: `Text ${String(text)}`,
            },
          })),
        },
      })),
    },
  })),
});
