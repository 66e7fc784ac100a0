import type { CompiledField, CompiledFields } from '../../documents/form.ts';
import { computeObject } from '../../documents/computeAll.ts';
import { mapObjects, objectsIn } from '../../documents/members.ts';
import type { Values } from '../../documents/recordScope.ts';
import { mayDiffer, savedObject, type Scopes } from '../../documents/savedValue.ts';
import { settleObject, type SettledObject } from '../../documents/settle.ts';
import type { Surroundings } from '../../documents/resolve.ts';
import { eachObject } from './eachObject.ts';

/** What comes of the objects in a field's value, each worked out by itself: observers pay for the one that changed. */
export class MemberObjects {
  private readonly field: CompiledField;
  private readonly members: CompiledFields;
  private readonly compute: (object: Readonly<Values>) => Readonly<Values>;
  private readonly save: (object: Readonly<Values>) => Readonly<Values>;
  private readonly settle: (object: Readonly<Values>) => SettledObject;

  constructor(
    form: { readonly scopes: Scopes; readonly around: Surroundings },
    field: CompiledField,
    members: CompiledFields,
  ) {
    this.field = field;
    this.members = members;
    const { scopes, around } = form;
    this.compute = eachObject((object) => computeObject(members, object, scopes, around));
    this.save = eachObject((object) => savedObject(members, object, scopes.shown, around));
    this.settle = eachObject((object) => settleObject(members, object, scopes, around));
  }

  /** The value with the computed members of its objects filled in; the very same where nothing changed. */
  computed(value: unknown): unknown {
    return mapObjects(this.field, value, this.compute);
  }

  /** What will be saved of the value; the very same where that is all of it. */
  saved(value: unknown): unknown {
    return this.members.fields.some(mayDiffer) ? mapObjects(this.field, value, this.save) : value;
  }

  settled(value: unknown): readonly SettledObject[] {
    return objectsIn(this.field, value).map((object) => this.settle(object));
  }
}
