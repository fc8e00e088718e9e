declare const held: unique symbol

/**
 * Something that is locked until the transaction ends: a row, or what says which lock it is. Only the function that takes the
 * lock answers one, and what may happen under it alone asks for one.
 */
export type Held<What extends string, Of extends object> = Of & { readonly [held]: What }

/** For the function that has just taken the lock. */
export const asHeld = <What extends string, Of extends object>(_what: What, of: Of): Held<What, Of> =>
  of as Held<What, Of>
