/** How many arguments a call takes, and how it is written in our language. */
interface Written {
  readonly least: number;
  readonly most: number;
  readonly write: (...args: string[]) => string;
}

const call = (name: string, least: number, most = least): Written => ({
  least,
  most,
  write: (...args) => `${name}(${args.join(', ')})`,
});

/** Lists have a length that is read as a member, texts do not. */
const holds = (of: string, part: string): string =>
  `(${of}.length == null ? contains(${of}, ${part}) : ${part} in ${of})`;

/** Methods of values, by name; the first argument is the value. */
export const methods: ReadonlyMap<string, Written> = new Map([
  ['includes', { least: 2, most: 2, write: (of = '', part = '') => holds(of, part) }],
  ['startsWith', call('startsWith', 2)],
  ['endsWith', call('endsWith', 2)],
  ['trim', call('trim', 1)],
  ['split', call('split', 2)],
  ['join', call('join', 2)],
  ['toFixed', call('toFixed', 1, 2)],
  ['padStart', call('padStart', 2, 3)],
  ['toString', { least: 1, most: 1, write: (of = '') => `('' + ${of})` }],
]);

/** Functions of JavaScript, by the way to them. */
export const functions: ReadonlyMap<string, Written> = new Map([
  ['Math.round', call('round', 1)],
  ['Math.floor', call('floor', 1)],
  ['Math.ceil', call('ceil', 1)],
  ['Math.abs', call('abs', 1)],
  ['Math.sqrt', call('sqrt', 1)],
  ['Math.pow', call('pow', 2)],
  ['Math.min', { least: 1, most: 20, write: (...args) => `min([${args.join(', ')}])` }],
  ['Math.max', { least: 1, most: 20, write: (...args) => `max([${args.join(', ')}])` }],
  ['Number', call('number', 1)],
  ['parseFloat', call('number', 1)],
  ['String', { least: 1, most: 1, write: (of = '') => `('' + ${of})` }],
  ['Boolean', { least: 1, most: 1, write: (of = '') => `(not (not ${of}))` }],
  ['Array.isArray', { least: 1, most: 1, write: (of = '') => `(${of}.length != null)` }],
]);
