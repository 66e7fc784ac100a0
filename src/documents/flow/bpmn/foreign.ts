/** Id of a flow that was read of another tool's diagram: it says nothing of what flows alone have, such as settings. */
export const FOREIGN_FLOW = 'imported';
