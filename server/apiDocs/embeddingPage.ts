import { IsObject, IsUnion, type TSchema } from 'typebox';
import { embedApis } from '../../src/schemas/embed/apis.ts';
import { valueText } from './parameters.ts';

/** Between these comments stands what is written from the definitions. */
const BEGIN = '<!-- apis: written by `npm run docs:api` from src/schemas/embed/apis.ts; change that. -->';
const END = '<!-- end of apis -->';
/** The formatter leaves it as it is written. */
const IGNORED = ['<!-- prettier-ignore-start -->', '<!-- prettier-ignore-end -->'] as const;

/**
 * The text of `docs/embedding.md` with its table of APIs as they are defined.
 * @param page as it is
 * @throws Error where it has lost the comments between which the table stands
 */
export function embeddingPage(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/embedding.md needs: ${BEGIN} … ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${IGNORED[0]}\n\n${apiTable()}\n\n${IGNORED[1]}\n\n${page.slice(end)}`;
}

function apiTable(): string {
  const rows = Object.entries(embedApis).map(([name, { title, params, answer, login }]) =>
    [`\`${name}\``, title.enUS, paramsText(params), answer.enUS, login ? 'yes' : ''].map(cell).join(' | '),
  );
  return [
    '| name | what it does | params | answer | needs a login |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function paramsText(params: TSchema): string {
  if (IsUnion(params)) return params.anyOf.map(valueText).join(' – or – ');
  if (!IsObject(params)) return valueText(params);
  const { required = [] } = params as { required?: readonly string[] };
  const members = Object.entries(params.properties).map(
    ([name, schema]) => `\`${name}\`${required.includes(name) ? '' : ' (optional)'}: ${valueText(schema)}`,
  );
  return members.join('<br>') || 'none';
}
