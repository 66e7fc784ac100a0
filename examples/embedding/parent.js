// A parent window of the portal: it mounts two of its pages, shows what becomes of the links, calls every API and provides
// two abilities. Everything that it knows of the portal is the SDK, the portal's origin and its appKey.

const { portal, appKey } = await (await fetch('config.json')).json();
const { AtriumSDK } = await import(`${portal}/sdk/atrium-sdk.mjs`).catch(() => ({}));

let locale = new URLSearchParams(location.search).get('lang') === 'en' ? 'enUS' : 'zhCN';
const words = () => globalThis.texts[locale];
const element = (id) => document.getElementById(id);

/** Pages that stand in this one, by the element that holds them. */
const pages = { dashboard: '/app/student-dashboard', list: '/mgr/student-list' };
/** What the calls that take something begin with. */
const samples = {
  casLogin: '["…", "…"]',
  jumpToPage: '{ "page": "/mgr/student-list" }',
  closeParentModal: '{ "zIndex": 1 }',
  setLocale: '{ "locale": "enUS" }',
  setTheme: '{ "dark": true }',
};

function log(text, good) {
  const line = document.createElement('li');
  line.textContent = text;
  if (good !== undefined) line.dataset.good = String(good);
  const list = element('log');
  list.querySelector('[data-empty]')?.remove();
  list.prepend(line);
  while (list.childElementCount > 100) list.lastElementChild.remove();
}

function clear() {
  const line = document.createElement('li');
  line.dataset.empty = '';
  line.textContent = words().empty;
  element('log').replaceChildren(line);
}

/** Every link, and what it provides to its page. */
const links = Object.entries(AtriumSDK ? pages : {}).map(([name, page]) => {
  const sdk = AtriumSDK.mount(element(name), {
    src: `${portal}${page}`,
    appKey,
    autoHeight: name === 'dashboard',
    title: words()[name],
    locale,
    theme: { dark: document.documentElement.hasAttribute('data-dark') },
  });
  const show = () => showState(name, sdk.state);
  show();
  sdk.ready(() => {
    show();
    drawCalls();
    log(`${words()[name]} · ${words().states[sdk.state]}`, true);
  });
  sdk.whenReady().catch((error) => {
    show();
    log(`${words()[name]} · ${error.code} · ${error.message}`, false);
  });
  // Also when the page is loaded anew, or refused later on.
  sdk.on('state', () => {
    show();
    drawCalls();
  });
  for (const event of ['navigate', 'title', 'dirty', 'submitted', 'tokenExpired'])
    sdk.on(event, (detail) => {
      log(`${words()[name]} · ${event} ${JSON.stringify(detail)}`);
      drawCalls();
    });
  return { name, sdk, show };
});

function provide() {
  const given = {
    ...(element('provide-scan').checked && { scan: () => ({ text: '2021010001' }) }),
    ...(element('provide-location').checked && {
      location: () => ({ latitude: 31.2304, longitude: 121.4737, address: '东校区 图书馆' }),
    }),
    confirmLeave: () => confirm(words().leave),
  };
  for (const { sdk } of links) sdk.provide(given);
}

function showState(name, state) {
  const shown = document.querySelector(`[data-state-of="${name}"]`);
  shown.dataset.state = String(state);
  shown.textContent = words().states[state];
}

async function call({ name: page, sdk }, name, text) {
  const to = words()[page];
  try {
    const result = await sdk.call(name, text.trim() === '' ? undefined : JSON.parse(text));
    log(`${to} · ${name}: ${result === undefined ? '✓' : JSON.stringify(result)}`, true);
  } catch (error) {
    log(`${to} · ${name}: ${error.code ?? error.name} · ${error.message}`, false);
  }
  drawCalls();
}

/** The page that is called. */
const chosen = () => links.find(({ name }) => name === element('to').value) ?? links[0];

function drawChoice() {
  const { value } = element('to');
  const options = links.map(({ name }) => new Option(words()[name], name, false, name === value));
  element('to').replaceChildren(...options);
}

/** What has to be done before the chosen page can be called for everything. */
function drawHint() {
  const { name, sdk } = chosen() ?? {};
  const key = { 1: 'waiting', 2: 'refused', 3: 'login' }[sdk?.state] ?? 'waiting';
  const isIn = sdk?.apis().every(({ allowed }) => allowed) === true;
  const hint = element('login-hint');
  hint.hidden = sdk === undefined || (sdk.state === 3 && isIn);
  const [before, after] = words()[key].replace('{page}', words()[name]).split('{portal}');
  const door = Object.assign(document.createElement('a'), { href: portal, textContent: words().portal });
  Object.assign(door, { target: '_blank', rel: 'noopener' });
  hint.replaceChildren(before, ...(after === undefined ? [] : [door, after]));
}

/** One line for each API of the chosen page; what needs a login can be called after it. */
function drawCalls() {
  drawHint();
  const link = chosen();
  const rows = (link?.sdk.apis() ?? []).map((api) => drawCall(link, api));
  const kept = document.activeElement?.closest('form')?.dataset.api;
  element('apis').replaceChildren(...rows);
  if (kept) element('apis').querySelector(`[data-api="${kept}"] button`)?.focus();
}

function drawCall(link, { name, title, allowed }) {
  const form = document.createElement('form');
  form.dataset.api = name;
  const label = document.createElement('span');
  label.append(name, Object.assign(document.createElement('small'), { textContent: title[locale] }));
  const button = Object.assign(document.createElement('button'), {
    textContent: words().call,
    disabled: !allowed,
    title: allowed ? '' : words().needsLogin,
  });
  form.append(label, button);
  const params = Object.assign(document.createElement('input'), { type: 'text', value: samples[name] ?? '' });
  params.setAttribute('aria-label', `${name} params`);
  if (name in samples) form.append(params);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (name in samples) samples[name] = params.value;
    void call(link, name, params.value);
  });
  const row = document.createElement('li');
  row.append(form);
  return row;
}

function speak() {
  document.documentElement.lang = locale === 'zhCN' ? 'zh-CN' : 'en';
  document.title = words().title;
  for (const each of document.querySelectorAll('[data-text]')) each.textContent = words()[each.dataset.text];
  element('log').querySelector('[data-empty]')?.replaceChildren(words().empty);
  for (const { show } of links) show();
  drawChoice();
  drawCalls();
}

/** Tells every page that is linked; one that is not follows when it is. */
function tellAll(name, params) {
  for (const { sdk } of links)
    sdk.ready(() => sdk.call(name, params).catch((error) => log(error.message, false)));
}

element('language').addEventListener('click', () => {
  locale = locale === 'zhCN' ? 'enUS' : 'zhCN';
  speak();
  tellAll('setLocale', { locale });
});
element('dark').addEventListener('change', ({ target }) => {
  document.documentElement.toggleAttribute('data-dark', target.checked);
  tellAll('setTheme', { dark: target.checked });
});
element('to').addEventListener('change', drawCalls);
element('clear').addEventListener('click', clear);
for (const id of ['provide-scan', 'provide-location']) element(id).addEventListener('change', provide);

clear();
speak();
if (AtriumSDK) provide();
else log(words().noSdk, false);
