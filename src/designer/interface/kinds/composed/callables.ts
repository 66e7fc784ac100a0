import type { ApiClient } from '../../../../runtime/data/ApiClient.ts';
import type { StoredInterface } from '../../../../schemas/wire/interface.ts';
import type { Callable } from './withStep.ts';

/** Calls of a form that a step can make, and the inputs without which they say nothing. */
const FORM_READS = { list: [], detail: ['id'], count: [] } as const;
export type FormRead = keyof typeof FORM_READS;

/** Something that a step can call, as it is offered. */
export interface OfferedCall {
  /** `moduleCode/interfaceUrl` */
  readonly call: string;
  readonly name: string;
  /** Of a form: what is read. */
  readonly read?: FormRead;
}

/** The most that one answer holds. */
const MOST = 1000;

/** All published interfaces but composed ones, and the reads of all published forms. @throws ApiError */
export async function fetchOffered(client: ApiClient): Promise<readonly OfferedCall[]> {
  const [interfaces, forms] = await Promise.all([
    client.list<{ id: string; name: string; kind: string; publishedVersion: number | null }>(
      'manager',
      '/interface/list.do',
      { limit: MOST },
    ),
    client.list<{ id: string; name: string; published: boolean }>('manager', '/resource/list.do', {
      kind: 'form',
      limit: MOST,
    }),
  ]);
  return [
    ...interfaces.list
      .filter(({ kind, publishedVersion }) => kind !== 'composed' && publishedVersion !== null)
      .map(({ id, name }) => ({ call: id, name })),
    ...forms.list
      .filter(({ published }) => published)
      .flatMap(({ id, name }) => formReads.map((read) => ({ call: `${id}/${read}`, name, read }))),
  ];
}

const formReads = Object.keys(FORM_READS) as FormRead[];

/** What a step needs to know of what it calls. @throws ApiError */
export async function fetchCallable(client: ApiClient, { call, read }: OfferedCall): Promise<Callable> {
  if (read !== undefined)
    return { call, answers: read === 'list' ? 'list' : 'result', inputs: FORM_READS[read] };
  const [moduleCode, interfaceUrl] = call.split('/');
  const { definition } = await client.result<StoredInterface>('manager', '/interface/get.do', {
    moduleCode,
    interfaceUrl,
  });
  const asked = definition.inputs.filter(({ from }) => from === undefined);
  return { call, answers: definition.answers, inputs: asked.map(({ name }) => name) };
}
