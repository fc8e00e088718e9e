import { describe, expect, it } from 'vitest'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import { adaptiveBatchSize, fixedBatchSize } from '#server/services/imports/shared/batch-size.ts'
import type { BatchSize } from '#server/services/imports/shared/batch-size.ts'
import { commitRows } from '#server/services/imports/shared/commit-rows.ts'
import type { MappedBatch } from '#server/services/imports/shared/mapped-batch.ts'

/** Writes `all` rows, each of which takes `ms` beside the `fixed` ones of a transaction; answers how long each transaction took. */
function written(
  pace: ReturnType<typeof adaptiveBatchSize>,
  all: number,
  costs: { fixed: number; ms: number },
): number[] {
  const took: number[] = []
  for (let left = all; left > 0;) {
    const rows = Math.min(pace.rows, left)
    const ms = costs.fixed + rows * costs.ms
    pace.took(rows, ms)
    took.push(ms)
    left -= rows
  }
  return took
}

describe('rows of a file in one transaction', () => {
  it('are as many as fit into the time that others may wait, after a first look', () => {
    const [, , ...slow] = written(adaptiveBatchSize(), 200, { fixed: 10, ms: 10 })
    expect(Math.max(...slow)).toBeLessThanOrEqual(120)
    const quick = written(adaptiveBatchSize(), 5_000, { fixed: 10, ms: 0.2 })
    expect(Math.max(...quick)).toBeLessThanOrEqual(80)
    expect(quick.length).toBeLessThan(100)
  })

  it('are never none, however slow it is, and more again once it is quick', () => {
    const pace = adaptiveBatchSize()
    pace.took(10, 5_000)
    expect(pace.rows).toBe(5)
    written(pace, 500, { fixed: 5, ms: 0.5 })
    expect(pace.rows).toBeGreaterThan(50)
  })

  it('a short rest of a file that goes quickly says nothing', () => {
    const pace = adaptiveBatchSize()
    const { rows } = pace
    pace.took(1, 20)
    expect(pace.rows).toBe(rows)
  })

  it('stay as many on a database server', () => {
    const pace = fixedBatchSize(500)
    pace.took(500, 10_000)
    expect(pace.rows).toBe(500)
  })
})

describe('transactions of one file', () => {
  /** Writes 24 rows by a database that does nothing; the nth transaction fails. */
  async function commit(pace: BatchSize, failing?: number) {
    const seen = { begun: 0, now: 0, most: 0 }
    const transaction = async () => {
      const nth = (seen.begun += 1)
      seen.most = Math.max(seen.most, (seen.now += 1))
      await new Promise((resolve) => setImmediate(resolve))
      seen.now -= 1
      if (nth === failing) throw new Error('the connection is gone')
      return true
    }
    const deps = { db: { transaction } } as unknown as Deps
    const batch = { mode: 'valid_rows' } as MappedBatch
    const rows = Array.from({ length: 24 }, (_, at) => ({ row_number: at, app_id: `app_${at}` }) as ImportRow)
    const answer = await commitRows(deps, batch, rows, pace).catch((error: unknown) => error)
    return { ...seen, answer }
  }

  it('go three at once on a database server, and one by one on the embedded', async () => {
    expect(await commit(fixedBatchSize(2))).toEqual({ begun: 12, now: 0, most: 3, answer: true })
    expect(await commit(adaptiveBatchSize())).toMatchObject({ now: 0, most: 1, answer: true })
  })

  it('end before what broke one of them is told, and none is begun after it', async () => {
    const { answer, begun, now } = await commit(fixedBatchSize(2), 4)
    expect(answer).toEqual(new Error('the connection is gone'))
    expect(now).toBe(0)
    expect(begun).toBeLessThan(8)
  })
})
