/** Whoever wrote something down does not confirm it while somebody else may. */
export const needsAnother = (
  { written_by }: { written_by: number | null },
  adminId: number,
  administrators: readonly number[],
): boolean => written_by === adminId && administrators.some((each) => each !== adminId)
