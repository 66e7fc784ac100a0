// Calls and constructs that only one place may make. Which packages belong where: packageHomes.mjs.

const CODE_FROM_TEXT = [
  { selector: "CallExpression[callee.name='eval']", message: 'Text never becomes code.' },
  { selector: "CallExpression[callee.name='Function']", message: 'Text never becomes code.' },
  { selector: "NewExpression[callee.name='Function']", message: 'Text never becomes code.' },
];

const RAW_HTML = [
  {
    selector:
      ':matches(JSXAttribute > JSXIdentifier, Property > Identifier.key)[name="dangerouslySetInnerHTML"]',
    message: 'Raw HTML enters the page through safeHtml only.',
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
    message: 'Raw HTML enters the page through safeHtml only.',
  },
  {
    selector: 'CallExpression[callee.property.name="insertAdjacentHTML"]',
    message: 'Raw HTML enters the page through safeHtml only.',
  },
];

const TYPED_TEXTS = [
  {
    selector: 'JSXAttribute[name.name="maxLength"]',
    message: 'A browser counts UTF-16 units: LimitedInput and useTypingLimit count characters.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(optionFilterProp|treeNodeFilterProp)$/]',
    message: 'Antd filters by half a composition: SearchSelect and useOptionFilter wait for its end.',
  },
];

const SECURE_PAGES = [
  {
    selector: 'MemberExpression[object.name="crypto"][property.name="randomUUID"]',
    message: 'Pages over plain http have no randomUUID: randomToken makes ids there too.',
  },
];

const WINDOW_MESSAGES = [
  {
    // A worker's messages come from that worker alone.
    selector:
      'CallExpression[callee.property.name="addEventListener"][callee.object.name!="worker"][arguments.0.value="message"]',
    message:
      'Messages of other windows are taken in the sdk and its portal side only, where origins are checked.',
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name="onmessage"]',
    message:
      'Messages of other windows are taken in the sdk and its portal side only, where origins are checked.',
  },
];

const UNFINISHED_TESTS = [
  {
    selector:
      'MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(skip|skipIf|only|todo|fails)$/]',
    message: 'Every test runs, and every test can fail.',
  },
  {
    selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: 'Wait for what should happen (vi.waitFor), not for time to pass.',
  },
];

const CALLS = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];

const NETWORK_HOMES = ['src/runtime/data/**', 'src/sdk/**', 'server/**/egress/**', 'server/**/egress.ts'];
/** Other windows, and other pages of the portal itself. */
const MESSAGE_HOMES = ['src/sdk/**', 'src/portal/embed/**', 'src/runtime/live/browserNeighbours.ts'];
const SAFE_HTML = 'src/**/[sS]afeHtml.{ts,tsx}';
const TESTS = ['**/*.test.{ts,tsx}', 'tests/**'];

/**
 * Flat-config entries. The last entry that matches a file wins a rule whole, so each says the complete list.
 * @returns {import('eslint').Linter.Config[]}
 */
export function restrictions() {
  const usual = [...CODE_FROM_TEXT, ...RAW_HTML, ...WINDOW_MESSAGES, ...TYPED_TEXTS, ...SECURE_PAGES];
  return [
    {
      files: ['src/**', 'server/**'],
      rules: {
        'no-restricted-syntax': ['error', ...usual],
        'no-restricted-globals': [
          'error',
          ...CALLS.map((name) => ({
            name,
            message: 'Calls leave through runtime/data, the sdk or server egress.',
          })),
        ],
        'no-restricted-properties': [
          'error',
          ...['window', 'globalThis', 'self'].flatMap((object) =>
            CALLS.map((property) => ({ object, property, message: 'Calls leave through one client.' })),
          ),
          { object: 'navigator', property: 'sendBeacon', message: 'Calls leave through one client.' },
        ],
      },
    },
    { files: NETWORK_HOMES, rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' } },
    { files: MESSAGE_HOMES, rules: { 'no-restricted-syntax': ['error', ...CODE_FROM_TEXT, ...RAW_HTML] } },
    {
      files: [SAFE_HTML],
      rules: { 'no-restricted-syntax': ['error', ...CODE_FROM_TEXT, ...WINDOW_MESSAGES] },
    },
    {
      files: TESTS,
      rules: {
        'no-restricted-syntax': ['error', ...CODE_FROM_TEXT, ...UNFINISHED_TESTS],
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
      },
    },
  ];
}
