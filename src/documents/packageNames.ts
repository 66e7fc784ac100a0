import { controlIdOf } from '../schemas/controlType.ts';
import { families } from '../schemas/rendererMeta.ts';

/** Two parts, so that no package takes a name that the product may need. */
const TYPE = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

/** The prefix keeps names of packages apart from what pages, regions and forms put in scope. */
const VARIABLE = /^platform_[A-Za-z]\w{0,52}$/;

/** Whether a package may declare a widget of this type. */
const isPackageType = (type: string): boolean =>
  TYPE.test(type) && controlIdOf(type) === undefined && !isOfFamily(type);

/** The product's own types in two parts have their family in front. */
const isOfFamily = (type: string): boolean => families.some((family) => type.startsWith(`${family}/`));

/** An action of a package, in the same two parts. */
const ACTION = /^[a-z][a-z0-9-]*\/[a-z][A-Za-z0-9]*$/;

/** Members of a step that are no parameters of its action. */
export const STEP_MEMBERS: readonly string[] = ['do', 'when', 'onError'];

/** The package that a widget of this type belongs to; undefined for those of the product and of controls. */
export const packageOf = (type: string): string | undefined =>
  isPackageType(type) ? type.slice(0, type.indexOf('/')) : undefined;

/** Why a package cannot declare a widget of this type; undefined where it can. */
export const typeFault = (type: string): string | undefined =>
  isPackageType(type)
    ? undefined
    : `The widget type "${type}" has to be the package and a name, such as acme/seat-map.`;

/** Why a package cannot declare an action of this name with these parameters; undefined where it can. */
export function actionFault(name: string, parameters: object): string | undefined {
  if (!ACTION.test(name))
    return `The action "${name}" has to be the package and a name, such as acme/copySeats.`;
  const taken = Object.keys(parameters).find((each) => STEP_MEMBERS.includes(each));
  return taken === undefined
    ? undefined
    : `The action "${name}" cannot have a parameter "${taken}": every step has it.`;
}

/** Why a package cannot give a platform variable this name; undefined where it can. */
export const variableFault = (name: string): string | undefined =>
  isPackageVariable(name) ? undefined : `The platform variable "${name}" has to begin with "platform_".`;

/** Whether a package may give a platform variable this name. */
export const isPackageVariable = (name: string): boolean => VARIABLE.test(name);
