import { COUNT_CAP } from '#src/contract/entities/shared/page-query.ts'

export const toPage = <Row>(rows: Row[], count: number) => ({
  rows,
  total: Math.min(count, COUNT_CAP),
  capped: count > COUNT_CAP,
})
