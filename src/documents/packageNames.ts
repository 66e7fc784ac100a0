import { controlIdOf } from '../schemas/controlType.ts';

/** Two parts, so that no package takes a name that the product may need. */
const TYPE = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

/** The prefix keeps names of packages apart from what pages, regions and forms put in scope. */
const VARIABLE = /^platform_[A-Za-z]\w{0,52}$/;

/** Whether a package may declare a widget of this type. */
export const isPackageType = (type: string): boolean => TYPE.test(type) && controlIdOf(type) === undefined;

/** An action of a package, in the same two parts. */
const ACTION = /^[a-z][a-z0-9-]*\/[a-z][A-Za-z0-9]*$/;

/** Whether a package may declare an action of this name. */
export const isPackageAction = (name: string): boolean => ACTION.test(name);

/** Members of a step that are no parameters of its action. */
export const STEP_MEMBERS: readonly string[] = ['do', 'when', 'onError'];

/** Whether a package may give a platform variable this name. */
export const isPackageVariable = (name: string): boolean => VARIABLE.test(name);
