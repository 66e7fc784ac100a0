import type { TObject } from 'typebox';
import { services } from '../../src/schemas/wire/project.ts';
import type { Service } from '../../src/schemas/wire/project.ts';
import { takesRequestId } from '../call/defineCall.ts';
import type { CallAddress } from '../call/definition.ts';
import { catalogue } from '../errors/catalogue.ts';
import { BundleSchema } from '../documents/bundle/schema.ts';
import { DefinitionSchema } from '../interfaces/definition/schema.ts';
import type { Access } from '../policy/access.ts';
import type { ListedCall } from './collectRoutes.ts';
import { introduction } from './introduction.ts';
import { parameterTable } from './parameters.ts';

const LONGEST_LINE = 120;

const callers: Readonly<Record<Access, string>> = {
  public: 'anybody, also without a token',
  reader: 'any live token',
  visitor: 'any live token but that of a share link',
  account: 'a user, also one without a role',
  login: 'a user in a role',
  designer: 'a user in a role that designs what the call is about, or administers the platform',
  admin: 'a user in a role that administers the platform',
};

/** Whoever calls begins with a login. */
const chapterOrder = ['base', ...services.filter((service) => service !== 'base')];

/** The text of `docs/api.md`. */
export function writeApiDocs(calls: readonly ListedCall[]): string {
  const chapters = chapterOrder.flatMap((service) => {
    const own = calls.filter(({ call }) => call.service === service);
    return own.length === 0 ? [] : [`## Calls of the service \`${service}\``, ...own.map(writeCall)];
  });
  const definition = ['### Definitions of interfaces', parameterTable(DefinitionSchema)];
  const bundle = ['### Bundles', parameterTable(BundleSchema)];
  const parts = [
    introduction,
    ...definition,
    ...bundle,
    '## Codes',
    codeTable(),
    contents(calls),
    ...chapters,
  ];
  return `${parts.join('\n\n')}\n`;
}

function codeTable(): string {
  const rows = Object.entries(catalogue).map(
    ([code, { msgState, http, enUS }]) => `| \`${code}\` | ${String(msgState)} | ${String(http)} | ${enUS} |`,
  );
  return ['| code | msgState | HTTP | says |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function contents(calls: readonly ListedCall[]): string {
  const counts = new Map<Service, number>();
  for (const { call } of calls) counts.set(call.service, (counts.get(call.service) ?? 0) + 1);
  const told = [...counts].map(([service, count]) => `${String(count)} of \`${service}\``);
  return `There are ${String(calls.length)} calls: ${told.join(', ')}.`;
}

function writeCall({ url, call }: ListedCall): string {
  const { about, answers = {}, codes = [], example, access, param } = call;
  const answered = Object.entries(answers).map(([member, text]) => `- \`${member}\`: ${text}`);
  const parts = [
    `### \`${url}\``,
    about,
    `For ${callers[access]}.${writingOf(call)}`,
    parameterTable(param) || (call.freeForm === true ? '' : 'It has no members of its own.'),
    answered.length === 0 ? 'A success has no members of its own.' : `Answer:\n\n${answered.join('\n')}`,
    codes.length === 0 ? '' : `Refusals of its own: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    example === undefined ? '' : exampleOf(example),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** What a repeat of the call comes to. */
function writingOf(call: CallAddress<TObject>): string {
  const { writes = false } = call;
  if (writes === false) return ' It changes nothing.';
  const when = writes === true ? 'It changes something' : 'It may change something';
  return takesRequestId(call) ? ` ${when}, and takes a \`requestId\`.` : ` ${when}.`;
}

function exampleOf({ param, answer }: NonNullable<CallAddress<TObject>['example']>): string {
  const shown = (value: unknown): string => `\`\`\`json\n${textOf(value)}\n\`\`\``;
  const asked = `Example, the payload:\n\n${shown(param)}`;
  return answer === undefined ? asked : `${asked}\n\nand of its answer:\n\n${shown(answer)}`;
}

/** JSON in one line, where that is short. */
function textOf(value: unknown): string {
  const line = JSON.stringify(value);
  return line.length <= LONGEST_LINE ? line : JSON.stringify(value, null, 2);
}
