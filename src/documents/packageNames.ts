import { controlIdOf } from '../schemas/controlType.ts';

/** Two parts, so that no package takes a name that the product may need. */
const TYPE = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

/** The prefix keeps names of packages apart from what pages, regions and forms put in scope. */
const VARIABLE = /^platform_[A-Za-z]\w{0,52}$/;

/** Whether a package may declare a widget of this type. */
export const isPackageType = (type: string): boolean => TYPE.test(type) && controlIdOf(type) === undefined;

/** Whether a package may give a platform variable this name. */
export const isPackageVariable = (name: string): boolean => VARIABLE.test(name);
