import { makeAutoObservable } from 'mobx';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { FlowOffer, FlowStartForm } from '../../../schemas/wire/flowDetail.ts';
import type { FlowInstance, FlowPerson } from '../../../schemas/wire/flowInstance.ts';
import { ActionDraft, type Picked } from '../detail/ActionDraft.ts';
import { OneRequest } from '../detail/OneRequest.ts';
import type { PickedIds } from '../detail/useFlowPreview.ts';
import { saveFlowDraft, startFlow } from '../flowCalls.ts';

/** The steps for which somebody is picked. */
const picksIn = <Person>(
  picks: Readonly<Record<string, readonly Person[]>>,
): Readonly<Record<string, readonly Person[]>> =>
  Object.fromEntries(Object.entries(picks).filter(([, people]) => people.length > 0));

/** A draft, or what was withdrawn, as far as a call names it. */
type Known = Pick<FlowInstance, 'id' | 'revision' | 'state'>;

/** An application that is being filled in: whom the person picks, what is kept of it already, and its calls. */
export class ApplyModel {
  readonly flow: string;
  /** A record that is there already. */
  readonly record: string | undefined;
  /** What it has to be submitted with. */
  readonly requires: FlowOffer['requires'];
  picks: Picked;
  /** What goes along when it is submitted: a comment, attachments, a signature, people who get a copy. Drafts do not keep it. */
  readonly along: ActionDraft;
  /** What is wrong with the picks, by node. */
  pickProblems: Readonly<Record<string, string>> = {};
  known: Known | undefined;
  /** When the draft was kept last. */
  savedAt: string | undefined = undefined;
  busy: 'submit' | 'save' | undefined = undefined;
  private readonly root: RootStore;
  /** What the draft on the server holds. */
  private kept: string | undefined = undefined;
  private readonly request = new OneRequest();

  /** @param before what was entered by now, where a later state of the same application has come */
  constructor(
    root: RootStore,
    { flow, instance, picks, requires = [] }: FlowStartForm,
    record: string | undefined,
    before: Pick<ApplyModel, 'picks' | 'along'> | undefined,
  ) {
    this.root = root;
    this.flow = flow.id;
    this.record = record;
    this.requires = requires;
    this.known = instance ?? undefined;
    this.picks = { ...picksIn(picks), ...before?.picks };
    this.along = before?.along ?? new ActionDraft();
    makeAutoObservable<this, 'root' | 'kept' | 'request'>(
      this,
      { flow: false, record: false, requires: false, along: false, root: false, kept: false, request: false },
      { autoBind: true },
    );
  }

  get pickedIds(): PickedIds {
    return Object.fromEntries(
      Object.entries(this.picks).map(([node, people]) => [node, people.map(({ value }) => value)]),
    );
  }

  /** Drafts are of new applications alone. */
  get keepsDrafts(): boolean {
    return this.record === undefined && (this.known === undefined || this.known.state === 'draft');
  }

  pick(node: string, people: readonly FlowPerson[]): void {
    this.picks = { ...this.picks, [node]: people };
    this.tellPicks({});
  }

  tellPicks(problems: Readonly<Record<string, string>>): void {
    this.pickProblems = problems;
  }

  /** Whether the form holds what nothing keeps. */
  isDirty(form: FormModel): boolean {
    return form.pending || this.along.isFilled || this.inputOf(form) !== (this.kept ?? '');
  }

  /** The form as it opens is no input; what a draft brings is kept already. */
  begin(form: FormModel): void {
    this.kept = this.inputOf(form);
  }

  /** @returns the instance that was started @throws ApiError with `errors` at `data.<field>` and `picks.<node>` */
  async submit(form: FormModel): Promise<FlowInstance> {
    const input = this.inputOf(form);
    const { along, known, record, requires } = this;
    const comment = along.comment.trim();
    const param = {
      ...this.param(form),
      ...(comment !== '' && { comment }),
      ...(along.attachments.length > 0 && { attachments: along.attachments }),
      ...(along.signature && requires.includes('signature') && { signature: along.signature }),
      ...(along.people.length > 0 && { cc: along.people.map(({ value }) => value) }),
      ...(record !== undefined && { record }),
      ...(known && { instanceId: known.id, revision: known.revision }),
    };
    const { instance } = await this.request.send(JSON.stringify(['submit', param]), (requestId) =>
      startFlow(this.root.client, { ...param, requestId }),
    );
    this.kept = input;
    along.done();
    return instance;
  }

  /** Keeps what was typed, whether it is right or not. @throws ApiError */
  async save(form: FormModel): Promise<FlowInstance> {
    const input = this.inputOf(form);
    const { known } = this;
    const param = {
      ...this.param(form),
      ...(known && { instanceId: known.id, revision: known.revision }),
    };
    const { instance } = await this.request.send(JSON.stringify(['save', param]), (requestId) =>
      saveFlowDraft(this.root.client, { ...param, requestId }),
    );
    this.keep(instance, input);
    return instance;
  }

  setBusy(busy: ApplyModel['busy']): void {
    this.busy = busy;
  }

  private keep(instance: Known, input: string): void {
    this.known = instance;
    this.kept = input;
    this.savedAt = new Date().toISOString();
  }

  private param(form: FormModel): Readonly<Record<string, unknown>> {
    // What is kept already keeps the picks that it is not given: that somebody was taken back has to be told.
    const picks = this.known === undefined ? picksIn(this.pickedIds) : this.pickedIds;
    return {
      ...{ flowId: this.flow, data: form.payload() },
      ...((this.known !== undefined || Object.keys(picks).length > 0) && { picks }),
    };
  }

  private inputOf(form: FormModel): string {
    return JSON.stringify([form.payload(), picksIn(this.pickedIds)]);
  }
}
