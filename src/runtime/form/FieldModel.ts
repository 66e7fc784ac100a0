import {
  action,
  computed,
  createAtom,
  makeObservable,
  observable,
  observableRef,
  reaction,
  untracked,
  type IAtom,
  type IReactionDisposer,
} from 'mobx';
import type { CompiledField } from '../../documents/form.ts';
import type { NodeState } from '../../documents/resolve.ts';
import { resolveField } from '../../documents/fieldState.ts';
import { savedHidden } from '../../documents/savedValue.ts';
import type { SettledObject } from '../../documents/settle.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { MemberBinding } from '../render/rendererProps.ts';
import { afterRelease } from './afterRelease.ts';
import { copyOf } from './copyOf.ts';
import type { EngineField } from './engine.ts';
import { fieldMessage, memberMessages } from './formMessages.ts';
import type { FormModel } from './FormModel.ts';
import { MemberErrors } from './MemberErrors.ts';
import { MemberObjects } from './MemberObjects.ts';
import { Withdrawal } from './Withdrawal.ts';

/**
 * One field of an open form. Its value and its errors live in the form engine alone; this is the bridge through
 * which expressions and widgets follow them: two atoms, told by the engine when something changed.
 */
export class FieldModel {
  readonly compiled: CompiledField;
  private readonly form: FormModel;
  private readonly make: (visible: boolean) => EngineField;
  private made: EngineField | undefined;
  /** A copy of the value, kept once a component is drawn that may change the engine's own in place. */
  private copy: { value: unknown } | undefined;
  private readonly valueAtom: IAtom;
  private readonly errorAtom: IAtom;
  private readonly inside: MemberErrors;
  private readonly objects: MemberObjects | undefined;
  /** Of a component that was written for the engine, once one is drawn. Observable. */
  private withdrawal: Withdrawal | undefined;
  /** Work that the value waits for, each with what ends it where it does not end by itself. */
  private readonly holds = observable.set<Hold>([], { deep: false });
  /** What the person left open could not be ended as the form was validated. */
  private stuck = false;
  private stopFollowing: IReactionDisposer | undefined;
  /** How often its widget began anew. Observable. */
  starts = 0;
  /** How often errors were taken away. */
  private cleared = 0;
  /** The fields inside the value with their messages; undefined where it holds none. */
  readonly members: MemberBinding | undefined;

  /** Whether the record is being added. */
  get isNew(): boolean {
    return this.form.mode === 'add';
  }

  /** @param make makes the engine's field, when it is first needed: most fields of a long form are only looked at */
  constructor(form: FormModel, compiled: CompiledField, make: (visible: boolean) => EngineField) {
    this.form = form;
    this.compiled = compiled;
    this.make = make;
    this.valueAtom = createAtom(`value ${compiled.code}`);
    this.errorAtom = createAtom(`error ${compiled.code}`);
    this.inside = new MemberErrors(() => memberMessages(this.form, compiled));
    this.objects = compiled.members && new MemberObjects(form, compiled, compiled.members);
    this.members = compiled.members && {
      compiled: compiled.members,
      saved: () => this.objects?.saved(this.value),
      error: (path) => this.inside.at(path),
      wrong: () => this.inside.places,
      leave: (path) => this.inside.leave(path),
      // The reason stands where it belongs, inside.
      hold: (finish, fault) => this.hold(finish, fault && UNREAD_INSIDE),
    };
    makeObservable<this, 'release' | 'withdrawal'>(this, {
      withdrawal: observableRef,
      followDisplay: action,
      state: computed,
      saved: computed,
      settled: computed,
      pending: computed,
      starts: observable,
      letGo: action,
      hold: action,
      release: action,
    });
  }

  get code(): string {
    return this.compiled.code;
  }

  get value(): unknown {
    this.valueAtom.reportObserved();
    return this.copy ? this.copy.value : this.kept;
  }

  /** The value as the engine keeps it. */
  private get kept(): unknown {
    return this.form.engine.getValuesIn(this.code) as unknown;
  }

  /** Whether its value may be changed in place (`copyValue`). */
  get copied(): boolean {
    return this.copy !== undefined;
  }

  /**
   * From now on the engine's value is that of components that were written for it, which change rows and members in
   * place: everybody else reads a copy, in which what did not change stays the very same.
   */
  copyValue(): void {
    this.copy ??= { value: copyOf(this.kept) };
  }

  /** The first message of the last validation, in the language it was made in; empty where the value is sound. */
  get error(): string {
    this.errorAtom.reportObserved();
    return this.made?.selfErrors.map(String)[0] ?? '';
  }

  private get wrong(): boolean {
    return (this.made?.selfErrors.length ?? 0) > 0;
  }

  /** The engine's field, made when it is first needed. */
  get engine(): EngineField {
    return (this.made ??= this.make(untracked(() => this.state.visible.value)));
  }

  /** Visible, enabled, required, read-only, each with its reason. */
  get state(): NodeState {
    return resolveField(this.compiled, this.form.scope, this.form.around);
  }

  /** What will be saved of the value, which is what computations count. */
  get saved(): unknown {
    const { form, compiled, objects } = this;
    const hidden = savedHidden(compiled, form.record ?? {}, form.scope, form.around);
    if (hidden) return hidden.value;
    return objects ? objects.saved(this.value) : this.value;
  }

  /** The objects in its value as they may be stored, with what is wrong in each; none where it holds no objects. */
  get settled(): readonly SettledObject[] {
    return this.objects?.settled(this.value) ?? [];
  }

  /** The value with what is computed inside it. */
  computedInside(): unknown {
    return this.objects ? this.objects.computed(this.value) : this.value;
  }

  /** The person typed: the value changes, and an error in sight is looked at again. */
  set(value: unknown): void {
    this.form.emptyUnder(this.code);
    this.inside.changed(sizeOf(this.value) !== sizeOf(value));
    const shown = this.wrong;
    const told = this.engine.onInput(this.copied ? copyOf(value) : value);
    this.form.valueChanged(this.code);
    void told.then(() => (shown ? this.leave() : undefined), this.form.report);
  }

  /** A component that was written for the engine has taken what the person typed: what `set` does besides. */
  typed(): void {
    const before = sizeOf(this.value);
    this.valueChanged();
    this.form.emptyUnder(this.code);
    this.inside.changed(before !== sizeOf(this.value));
    this.form.valueChanged(this.code);
    if (this.wrong) this.leave();
  }

  /** The engine has validated the field by itself. */
  errorChanged(): void {
    this.errorAtom.reportChanged();
  }

  /** What the person gave is on its way into the value: an upload, a recording. */
  get pending(): boolean {
    return this.holds.size > 0;
  }

  /** Why what the person gave is no value. */
  get fault(): LocalText | undefined {
    return [...this.holds].find(({ fault }) => fault)?.fault;
  }

  /** What is on its way into the value is given up: its widget begins anew. */
  letGo(): void {
    if (this.pending) this.starts += 1;
  }

  /** Why it is pending: by itself (`way`), until the person or the submit ends it (`open`), or since that failed. */
  get waiting(): 'way' | 'open' | 'stuck' | undefined {
    const works = [...this.holds].filter(({ fault }) => !fault);
    if (works.length === 0) return undefined;
    if (works.some(({ finish }) => !finish)) return 'way';
    return this.stuck ? 'stuck' : 'open';
  }

  /**
   * Keeps the form from being saved or left unasked until the work is done.
   * @param finish ends the work where the form is validated: what the person gave, and did not confirm
   * @param fault what the person gave is no value, and this says why
   * @returns ends the hold, once
   */
  hold(finish?: () => Promise<void>, fault?: LocalText): () => void {
    const hold = { finish, fault };
    this.holds.add(hold);
    this.stuck = false;
    if (finish && this.wrong) void this.check();
    return () => {
      this.release(hold);
    };
  }

  private release(hold: Hold): void {
    if (this.holds.delete(hold) && this.wrong) void this.check();
  }

  /** The person left the input: from now on errors show, unless the press that left it took them away. */
  leave(): void {
    const { cleared } = this;
    afterRelease(() => {
      if (cleared === this.cleared) void this.check();
    });
  }

  /** Ends what the person left open, and validates the value that comes of it. */
  async validate(): Promise<boolean> {
    const open = [...this.holds].flatMap(({ finish }) => finish ?? []);
    await Promise.all(open.map((finish) => finish()));
    if (open.length > 0) this.stuck = this.pending;
    return this.check();
  }

  private async check(): Promise<boolean> {
    this.inside.showAll();
    try {
      await this.engine.validate('onBlur');
    } catch {
      // The engine rejects with the messages that `error` shows.
    }
    this.errorAtom.reportChanged();
    this.followMessage();
    return !this.wrong;
  }

  /** A message in sight is looked at again once what its rule or flag reads is another. */
  private followMessage(): void {
    this.unfollow();
    if (!this.wrong) return;
    const { form, compiled } = this;
    this.stopFollowing = reaction(
      () => fieldMessage(form, compiled, this.value),
      () => afterRelease(() => void this.check()),
    );
  }

  private unfollow(): void {
    this.stopFollowing?.();
    this.stopFollowing = undefined;
  }

  /**
   * Shows a message that the server gave for this field.
   * @param inside the way to the field inside the value that it is about
   */
  refuse(message: string, inside?: string): void {
    if (inside !== undefined) this.inside.refuse(inside, message);
    this.engine.setFeedback({
      type: 'error',
      code: 'ValidateError',
      triggerType: 'onBlur',
      messages: [message],
    });
    this.errorAtom.reportChanged();
  }

  clearError(): void {
    this.cleared += 1;
    this.inside.clear();
    this.unfollow();
    this.made?.setFeedback({ type: 'error', code: 'ValidateError', messages: [] });
    this.errorAtom.reportChanged();
  }

  valueChanged(): void {
    if (this.copy) this.copy = { value: copyOf(this.kept, this.copy.value) };
    this.valueAtom.reportChanged();
  }

  /** The form is closed. */
  dispose(): void {
    this.unfollow();
    this.withdrawal?.dispose();
  }

  /** Keeps the engine's own idea of visibility in step, so that it never validates what is hidden. */
  show(visible: boolean): void {
    if (this.withdrawal) this.withdrawal.show(visible);
    else this.made?.setDisplay(visible ? 'visible' : 'hidden');
  }

  /** Whether the component that draws it has hidden it. */
  get withdrawn(): boolean {
    return this.withdrawal?.holds === true;
  }

  /** From now on a component may hide it. */
  followDisplay(): void {
    this.withdrawal ??= new Withdrawal(this.engine, this.state.visible.value);
  }
}

const UNREAD_INSIDE: LocalText = {
  zhCN: '其中有无法识别的内容，请修改标红的部分',
  enUS: 'Something in it cannot be read; mend what is marked in red',
};

interface Hold {
  readonly finish: (() => Promise<void>) | undefined;
  readonly fault: LocalText | undefined;
}

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
