import { AppError, NOT_THERE } from '#src/contract/errors.ts'

export const notFound = (): AppError => new AppError('not_found', NOT_THERE)

/** The row, which must be there. @throws AppError `not_found` */
export function found<Row>(row: Row | null): Row {
  if (row === null) throw notFound()
  return row
}
