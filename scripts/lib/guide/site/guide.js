// Looks and search of the guide: a classic script, so that the dark look stands before anything is drawn.

const followLooks = () => {
  let looks = {};
  try {
    looks = JSON.parse(localStorage.getItem('web0_theme') ?? '{}') ?? {};
  } catch {
    // A browser that keeps nothing shows the light look.
  }
  document.documentElement.dataset.theme = looks.navTheme === 'realDark' ? 'dark' : 'light';
};
followLooks();
addEventListener('storage', followLooks);

const MOST = 8;
const AROUND = 36;

/** The words around what was found, for people to see that it is what they look for. */
const excerpt = (words, at) => {
  const from = Math.max(0, at - AROUND);
  return `${from > 0 ? '…' : ''}${words.slice(from, at + 2 * AROUND)}…`;
};

function search(index, wanted) {
  const sought = wanted.trim().toLowerCase();
  if (sought === '') return [];
  return index
    .map((part) => {
      const inHeading = part.heading.toLowerCase().includes(sought);
      return { ...part, inHeading, at: part.words.toLowerCase().indexOf(sought) };
    })
    .filter(({ inHeading, at }) => inHeading || at >= 0)
    .sort((one, other) => Number(other.inHeading) - Number(one.inHeading))
    .slice(0, MOST);
}

function drawFound(list, form, found, language) {
  const lines = found.map(({ chapter, title, id, heading, words, at }) => {
    const line = document.createElement('li');
    const link = document.createElement('a');
    link.href = `/guide/${language}/${chapter}#${id}`;
    const name = document.createElement('strong');
    name.textContent = heading === title ? title : `${title} › ${heading}`;
    const below = document.createElement('small');
    below.textContent = excerpt(words, Math.max(0, at));
    link.append(name, below);
    line.append(link);
    return line;
  });
  if (lines.length === 0) {
    const none = document.createElement('li');
    none.textContent = form.dataset.none;
    lines.push(none);
  }
  list.replaceChildren(...lines);
}

addEventListener('DOMContentLoaded', () => {
  const form = document.querySelector('form[role=search]');
  const input = form.querySelector('input');
  const list = form.querySelector('ul');
  const language = form.dataset.index.split('/')[2];
  let index;
  const look = async () => {
    index ??= fetch(form.dataset.index).then((answer) => answer.json());
    const wanted = input.value;
    const parts = await index.catch(() => []);
    if (input.value !== wanted) return;
    list.hidden = wanted.trim() === '';
    drawFound(list, form, search(parts, wanted), language);
  };
  input.addEventListener('input', look);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') list.hidden = true;
    const links = [...list.querySelectorAll('a')];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || links.length === 0) return;
    event.preventDefault();
    const next = links.indexOf(document.activeElement) + step;
    (next < 0 ? input : links[Math.min(next, links.length - 1)]).focus();
  });
  list.addEventListener('click', () => (list.hidden = true));
  // On a phone the chapters would fill the window before a word of the chapter is seen.
  const contents = document.querySelector('.chapters details');
  if (matchMedia('(width < 900px)').matches) contents.open = false;
});
