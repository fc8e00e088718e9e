/** Rows of a statement that drizzle's builder has no words for; both engines' drivers answer them like this. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows
