import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'

/** Whoever wrote a request down does not confirm it while somebody else may. */
export const needsAnother = ({ written_by }: ErasureRow, adminId: number, administrators: readonly number[]): boolean =>
  written_by === adminId && administrators.some((each) => each !== adminId)
